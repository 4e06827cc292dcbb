import type { Issue } from '../../content/issue.ts';
import { lineWithValue } from '../../read/corrected-line.ts';
import type { Frontmatter } from '../../read/frontmatter.ts';

type Said = Pick<Issue, 'rule' | 'message' | 'hint'> & { value?: string };

/** What is said of a value, at its place, with the whole line corrected when the right value is known. */
export function withValue(
  frontmatter: Frontmatter,
  path: readonly PropertyKey[],
  { value, ...said }: Said,
): Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion' | 'line' | 'column'> {
  const place = frontmatter.placeOf(path, 'value');
  const line = value === undefined ? undefined : lineWithValue(frontmatter, path, value);
  return { ...said, ...place, ...(line === undefined ? {} : { suggestion: line }) };
}
