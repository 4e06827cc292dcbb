import * as z from 'zod';
import { slugOf } from '../../values/text.ts';
import { keysOf } from '../vocabulary.ts';
import { item, list, oneNamed, text, yesNo } from './fields.ts';

/** What a field of a form asks for. */
const KIND_NAMES = {
  text: 'une ligne',
  long: 'plusieurs lignes',
  email: 'un courriel',
  tel: 'un téléphone',
  number: 'un nombre',
  date: 'une date',
  choice: 'un choix dans une liste',
  check: 'une case à cocher',
} as const;

export const FIELD_KINDS = keysOf(KIND_NAMES);

const field = z.strictObject({
  label: text(
    'Libellé',
    'Ce que les visiteurs lisent au-dessus du champ.',
    'Le lieu (province, ville)',
  ),
  kind: oneNamed(KIND_NAMES, 'Genre de réponse', 'Ce que l’on écrit dans le champ.'),
  required: yesNo('Obligatoire', 'Coché : le message ne part pas sans cette réponse.').optional(),
  choices: list(
    item('Une réponse.'),
    'Réponses',
    'Les réponses parmi lesquelles choisir.',
  ).optional(),
  help: text('Aide', 'Une phrase d’aide sous le champ.').optional(),
  autocomplete: oneNamed(
    {
      name: 'le nom',
      organization: 'l’organisation',
      email: 'le courriel',
      tel: 'le téléphone',
      'address-level2': 'la ville',
    },
    'Remplissage proposé',
    'Ce que le navigateur propose d’écrire lui-même.',
  ).optional(),
  name: text(
    'Nom',
    'Le nom du champ, caché aux visiteurs : un autre pour chaque champ.',
    'lieu',
  ).meta({
    follows: 'il vient de « label »',
  }),
});

/** `content/formulaires/<name>.yml`: a form that the site itself can show (docs/contract.md#content). */
export const form = z.strictObject({
  title: text('Titre', 'Le titre du formulaire.', 'Proposer un projet'),
  intro: text('Introduction', 'Une phrase au-dessus des champs.').optional(),
  fields: list(field, 'Champs', 'Les champs, dans l’ordre où ils se remplissent.'),
});

/** Adds the names of fields without one: their labels as parts of an address, `champ-2` for a second one whose label has no letter. */
export function completedForm(keys: Readonly<Record<string, unknown>>) {
  const { fields } = keys;
  if (!Array.isArray(fields)) return keys;
  const named = (one: unknown, index: number) => {
    const { data } = z.looseObject({ label: z.string() }).safeParse(one);
    return data ? { name: slugOf(data.label) || `champ-${index + 1}`, ...data } : one;
  };
  return { ...keys, fields: fields.map(named) };
}

export type Form = z.infer<typeof form>;
export type FormField = Form['fields'][number];
export type FieldKind = FormField['kind'];
