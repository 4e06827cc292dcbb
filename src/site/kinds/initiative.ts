import * as z from 'zod';
import { valueAt } from '../../values/paths.ts';
import { slugOf } from '../../values/text.ts';
import { sumOf } from '../money.ts';
import { PROVINCE_NAMES } from '../register/provinces.ts';
import { register } from '../register/register-keys.ts';
import { ROUTES, stem } from '../routes.ts';
import {
  amount,
  frontmatter,
  imageAlt,
  list,
  oneNamed,
  oneOf,
  pageDescription,
  pageImage,
  slug,
  text,
} from '../schema/fields.ts';
import { ICON_NAMES, INITIATIVE_STATUSES, THEMES } from '../vocabulary.ts';
import type { Keys, KindSpec } from './spec.ts';

const budgetLine = z.strictObject({
  item: text('Dépense', 'La dépense.'),
  amount: amount('Montant', 'Le montant en FCFA.'),
});

const planStep = z.strictObject({
  step: z
    .int()
    .min(1)
    .meta({ label: 'Numéro', description: 'Le numéro de l’étape.', example: '1' }),
  action: text('Action', 'Ce qui est fait.'),
  duration: text('Durée', 'La durée.', '2 mois'),
  result: text('Résultat attendu', 'Le résultat attendu.'),
});

/** The sum of the amounts of a list; undefined for another value, or when an amount is not valid. */
const amountsOf = (lines: unknown): number | undefined =>
  z
    .array(z.object({ amount: z.int() }))
    .min(1)
    .transform(sumOf)
    .safeParse(lines).data;

/** Adds what follows from other keys: the address, both sums and the status. */
function completed(keys: Keys, path: string): Keys {
  const { history, receipts, budgetLines } = keys;
  const following = {
    slug: slugOf(stem(path)),
    budget: amountsOf(budgetLines),
    collected: receipts === undefined ? 0 : amountsOf(receipts),
    status: Array.isArray(history) ? valueAt(history.at(-1), ['status']) : undefined,
  };
  const known = Object.entries(following).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(known), ...keys };
}

/** What citizens propose in « Je Participe », « projet » in texts: `content/initiatives/*.mdx` (docs/contract.md#register). Its page is called a sheet. */
export const initiative = {
  name: 'une fiche projet',
  plural: 'Projets des citoyens',
  folder: 'initiatives',
  mayGrow: true,
  schema: frontmatter({
    title: text('Titre', 'Le nom du projet.', 'Un jardin partagé à Libreville'),
    description: pageDescription,
    slug: slug('Fin de l’adresse', 'La fin de l’adresse de la fiche.', 'un-autre-jardin').meta({
      follows: 'c’est le nom du fichier',
    }),
    location: text('Lieu', 'Le lieu du projet.', 'Libreville'),
    objective: text(
      'But',
      'Le but du projet, en une phrase.',
      'Cultiver ensemble de quoi nourrir le quartier.',
    ),
    budget: amount('Budget', 'Le budget total en FCFA.').meta({
      follows: 'c’est la somme de « budgetLines »',
      isUsual: true,
    }),
    collected: amount('Somme réunie', 'La somme déjà réunie en FCFA.', '0').meta({
      follows: 'c’est la somme de « receipts »',
      isUsual: true,
    }),
    status: oneOf(INITIATIVE_STATUSES, 'État', 'Où en est le projet.').meta({
      follows: 'c’est le dernier de « history »',
      isUsual: true,
    }),
    theme: oneOf(THEMES, 'Thème', 'Le thème du projet.'),
    icon: oneNamed(ICON_NAMES, 'Dessin', 'Le nom d’un dessin de la liste.'),
    daysRemaining: z
      .int()
      .nonnegative()
      .meta({
        label: 'Jours restants',
        description:
          'Le nombre de jours qui restent pour la collecte, en chiffres, montré tant que le projet est « En collecte ».',
        example: '30',
        follows: 'il se compte jusqu’au jour de « ends »',
      })
      .optional(),
    budgetLines: list(
      budgetLine,
      'Détail du budget',
      'Le détail du budget, dont la somme est le budget.',
    )
      .meta({ isUsual: true, inTemplate: true })
      .optional(),
    plan: list(planStep, 'Plan d’action', 'Le plan d’action, étape par étape.').optional(),
    province: oneOf(
      PROVINCE_NAMES,
      'Province',
      'La province du projet, pour le filtre.',
    ).optional(),
    ...register,
    image: pageImage.optional(),
    alt: imageAlt.optional(),
  }),
  completed,
  inBands: true,
  place: { page: 'own', below: ROUTES.initiatives },
  newFile: {
    label: 'Proposer un projet (Je Participe)',
    filename: 'mon-projet.mdx',
    body: [
      '## Le défi',
      '',
      'Ce qui manque aujourd’hui.',
      '',
      '## La solution',
      '',
      'Ce que le projet propose.',
      '',
      '<!-- Le plan et le budget s’écrivent en haut du fichier, sous « plan: » et « budgetLines: ». -->',
      '',
      '## Plan d’action',
      '',
      '<ActionPlan items={frontmatter.plan} />',
      '',
      '## Budget',
      '',
      '<BudgetTable items={frontmatter.budgetLines} />',
    ],
  },
} as const satisfies KindSpec;
