import type { FrontmatterSource } from '../../content/parsed-document.ts';
import { lineWithValue } from '../../documents/corrected-line.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';

/** An issue at a frontmatter value; the suggestion becomes the whole corrected line. */
export function valueIssue(
  document: FrontmatterSource,
  path: readonly PropertyKey[],
  { suggestion, ...diagnosis }: Diagnosis,
): Issue {
  const position = document.positionOf(path, 'value');
  const line = suggestion === undefined ? undefined : lineWithValue(document, path, suggestion);
  const whole = line === undefined ? diagnosis : { ...diagnosis, suggestion: line };
  return issueAt(document.file, position, whole);
}
