import type { FrontmatterSource } from '../../content/parsed-document.ts';
import { lineWithValue } from '../../documents/corrected-line.ts';
import { lineFix } from '../../values/fix.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';

/** An issue at a frontmatter value; the suggestion, a value, becomes a fix of its line. */
export function valueIssue(
  document: FrontmatterSource,
  path: readonly PropertyKey[],
  { suggestion, ...diagnosis }: Diagnosis,
): Issue {
  const position = document.positionOf(path, 'value');
  const line = suggestion === undefined ? undefined : lineWithValue(document, path, suggestion);
  const fix = line === undefined ? undefined : lineFix(document.text, position.line, line);
  return issueAt(document.file, position, { ...diagnosis, ...(fix && { fix }) });
}
