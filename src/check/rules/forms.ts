import type { ReadDocument } from '../../model/document.ts';
import { effectiveProvider, embedFault } from '../../site/embeds.ts';
import { FIELD_KINDS } from '../../site/schema/form.ts';
import { FORM_NAMES } from '../../site/vocabulary.ts';
import type { Fault, Issue } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { keyIssue, valueIssue } from './checking.ts';

const EMBEDS = [
  ...FORM_NAMES.map((name) => ({
    provider: ['forms', 'provider'],
    id: ['forms', 'ids', name],
  })),
  { provider: ['map', 'provider'], id: ['map', 'id'] },
];

/** Reports forms and maps of `site.yml` that their provider cannot open, or that remain demonstrations despite a provider. */
export function embeds(document: ReadDocument): Issue[] {
  if (document.path !== 'site.yml') return [];
  const refused = EMBEDS.flatMap(({ provider, id }) => {
    const fault = embedFault(valueAt(document.data, provider), valueAt(document.data, id));
    return fault ? valueIssue(document, id, fault) : [];
  });
  return [...refused, ...demosOf(document)];
}

const demosOf = (document: ReadDocument): Issue[] =>
  ['forms', 'map'].flatMap((group) => {
    const provider = String(valueAt(document.data, [group, 'provider']));
    const demos = EMBEDS.filter(({ id }) => id[0] === group)
      .map(({ id }) => String(valueAt(document.data, id)))
      .filter((id) => effectiveProvider(provider, id) !== provider);
    if (demos.length === 0) return [];
    return valueIssue(document, [group, 'provider'], {
      rule: 'formulaire-demo',
      severity: 'warning',
      message: `Malgré « provider: ${provider} », le site garde une démonstration, qui n’envoie rien, pour : ${demos.join(', ')}.`,
      hint: 'Écrivez, à la place de chacun de ces mots, l’identifiant que votre service vous donne.',
    });
  });

const KEYS = ['name', 'label', 'kind', 'choices'];

/** Reports form fields with the same name, choices without answers, and answers of a field that is not a choice. */
export function formFields(document: ReadDocument): Issue[] {
  const { path, data } = document;
  if (!path.startsWith('formulaires/')) return [];
  const fields = valueAt(data, ['fields']);
  if (!Array.isArray(fields)) return [];
  const names = fields.map((field: unknown) => valueAt(field, ['name']));
  return fields.flatMap((field: unknown, at): Issue[] => {
    const [name, label, kind, choices] = KEYS.map((key) => valueAt(field, [key]));
    const title = String(label ?? name);
    const about = (key: string, fault: Fault) => [keyIssue(document, ['fields', at, key], fault)];
    if (typeof name === 'string' && names.indexOf(name) < at)
      return about('name', {
        rule: 'champ-double',
        message: `Deux champs de ce formulaire ont le même nom : « ${name} ».`,
        hint: `Donnez un autre nom à celui-ci. Exemple : name: ${name}-2`,
      });
    if (kind === 'choice' && !(Array.isArray(choices) && choices.length > 0))
      return about('kind', {
        rule: 'champ-choix',
        message: `La question « ${title} » est un choix, sans réponse à choisir.`,
        hint: 'Ajoutez « choices: » et ses réponses. Elles s’écrivent sous cette ligne, une par une, un tiret « - » devant chacune.',
      });
    const isKind = FIELD_KINDS.some((one) => one === kind && one !== 'choice');
    if (!isKind || choices === undefined) return [];
    return about('choices', {
      rule: 'champ-choix',
      message: `La question « ${title} » a des réponses : il lui faut « kind: choice ».`,
      hint: 'Écrivez « kind: choice », ou retirez « choices: » et ses réponses.',
    });
  });
}
