import type { FrontmatterSource } from '../../content/document.ts';
import { valueFix } from '../../documents/value-fix.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';

/** An issue at a frontmatter value; its suggestion, a value, becomes a fix. */
export function valueIssue(
  document: FrontmatterSource,
  path: readonly PropertyKey[],
  { suggestion, ...diagnosis }: Diagnosis,
): Issue {
  const position = document.positionOf(path, 'value');
  const fix = suggestion === undefined ? undefined : valueFix(document, path, suggestion);
  return issueAt(document.file, position, { ...diagnosis, ...(fix && { fix }) });
}
