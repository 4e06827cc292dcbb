import { embedDiagnosis } from '../../content/forms/embeds.ts';
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
  frontmatters.filter(({ path }) => path === 'site.yml').flatMap(embedsOf);

const embedsOf = (frontmatter: Frontmatter): Issue[] =>
  EMBEDS.flatMap(({ provider, id }) => {
    const diagnosis = embedDiagnosis(
      valueAt(frontmatter.data, provider),
      valueAt(frontmatter.data, id),
    );
    return diagnosis ? valueIssue(frontmatter, id, diagnosis) : [];
  });
