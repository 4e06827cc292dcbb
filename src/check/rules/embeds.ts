import type { FrontmatterSource } from '../../content/document.ts';
import { effectiveProvider, embedDiagnosis } from '../../content/embeds.ts';
import { FORM_NAMES } from '../../content/vocabulary.ts';
import type { Issue } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';
import { valueIssue } from './value-issue.ts';

const EMBEDS = [
  ...FORM_NAMES.map((name) => ({
    provider: ['forms', 'provider'],
    id: ['forms', 'ids', name],
  })),
  { provider: ['map', 'provider'], id: ['map', 'id'] },
];

/** Reports forms and maps of `site.yml` that their provider cannot open, or that remain demonstrations despite a provider. */
export const embeds = (document: FrontmatterSource): Issue[] =>
  document.path === 'site.yml' ? [...embedsOf(document), ...demosOf(document)] : [];

const embedsOf = (document: FrontmatterSource): Issue[] =>
  EMBEDS.flatMap(({ provider, id }) => {
    const diagnosis = embedDiagnosis(valueAt(document.data, provider), valueAt(document.data, id));
    return diagnosis ? valueIssue(document, id, diagnosis) : [];
  });

const demosOf = (document: FrontmatterSource): Issue[] =>
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
