import type { Issue } from '../../content/issue.ts';
import { kindOf } from '../../content/routes.ts';
import { valueAt } from '../../content/values.ts';
import type { Reading } from '../../read/content.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

/** What search engines show of a title and of a description, in characters (contract section 6). */
const TITLE = 70;
const DESCRIPTION = 160;

/** Titles and descriptions fit in the results of a search. */
export const lengths = ({ frontmatters }: Reading): Issue[] =>
  frontmatters
    .filter(({ path }) => kindOf(path) !== undefined)
    .flatMap((frontmatter) => [
      ...tooLong(frontmatter, { key: 'title', limit: TITLE, rule: 'titre-long' }),
      ...tooLong(frontmatter, {
        key: 'description',
        limit: DESCRIPTION,
        rule: 'description-longue',
      }),
    ]);

function tooLong(
  frontmatter: Frontmatter,
  { key, limit, rule }: { key: string; limit: number; rule: string },
) {
  const value = valueAt(frontmatter.data, [key]);
  const length = typeof value === 'string' ? [...value].length : 0;
  if (length <= limit) return [];
  const over = length - limit;
  const issue: Issue = {
    rule,
    severity: 'warning',
    file: frontmatter.file,
    ...frontmatter.placeOf([key], 'value'),
    message: `« ${key} » compte ${length} caractères : les moteurs de recherche en montrent ${limit}.`,
    hint: `Raccourcissez de ${over} caractère${over > 1 ? 's' : ''}, l’essentiel d’abord.`,
  };
  return [issue];
}
