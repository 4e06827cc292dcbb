import { embedDiagnosis, shownBy } from '../../content/forms/embeds.ts';
import type { Issue } from '../../content/issue.ts';
import { valueAt } from '../../content/values.ts';
import { FORM_NAMES } from '../../content/vocabulary.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';
import { valueIssue } from '../value-issue.ts';

const EMBEDS = [
  ...FORM_NAMES.map((name) => ({ provider: ['forms', 'provider'], id: ['forms', 'ids', name] })),
  { provider: ['map', 'provider'], id: ['map', 'id'] },
];

/** Each form and the map of `site.yml` can be shown by the service that is named for them. */
export const embeds = ({ frontmatters }: Reading): Issue[] =>
  frontmatters
    .filter(({ path }) => path === 'site.yml')
    .flatMap((one) => [...embedsOf(one), ...demosOf(one)]);

const embedsOf = (frontmatter: Frontmatter): Issue[] =>
  EMBEDS.flatMap(({ provider, id }) => {
    const diagnosis = embedDiagnosis(
      valueAt(frontmatter.data, provider),
      valueAt(frontmatter.data, id),
    );
    return diagnosis ? valueIssue(frontmatter, id, diagnosis) : [];
  });

/** What stays a demonstration although its host is named. */
const demosOf = (frontmatter: Frontmatter): Issue[] =>
  ['forms', 'map'].flatMap((group) => {
    const provider = String(valueAt(frontmatter.data, [group, 'provider']));
    const left = EMBEDS.filter(({ id }) => id[0] === group)
      .map(({ id }) => String(valueAt(frontmatter.data, id)))
      .filter((id) => shownBy(provider, id) !== provider);
    if (left.length === 0) return [];
    return valueIssue(frontmatter, [group, 'provider'], {
      rule: 'formulaire-demo',
      severity: 'warning',
      message: `Malgré « provider: ${provider} », le site garde une démonstration, qui n’envoie rien, pour : ${left.join(', ')}.`,
      hint: 'Écrivez, à la place de chacun de ces mots, l’identifiant que votre service vous donne.',
    });
  });
