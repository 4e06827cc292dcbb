import { type Diagnosis, type Issue, issueAt } from '../content/issue.ts';
import { lineWithValue } from '../read/corrected-line.ts';
import type { Frontmatter } from '../read/frontmatter.ts';

/** An issue about a value of frontmatter. The right value, where it is known, is offered with its whole line. */
export function valueIssue(
  frontmatter: Frontmatter,
  path: readonly PropertyKey[],
  { suggestion, ...diagnosis }: Diagnosis,
): Issue {
  const place = frontmatter.placeOf(path, 'value');
  const line = suggestion === undefined ? undefined : lineWithValue(frontmatter, path, suggestion);
  const whole = line === undefined ? diagnosis : { ...diagnosis, suggestion: line };
  return issueAt(frontmatter.file, place, whole);
}
