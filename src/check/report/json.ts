import type { Issue } from '../../content/issue.ts';

/** The issues as one JSON array (contract section 6), keys always in the same order. */
export function jsonReport(issues: readonly Issue[]): string {
  const ordered = issues.map((issue) => ({
    file: issue.file,
    line: issue.line,
    column: issue.column,
    severity: issue.severity,
    rule: issue.rule,
    message: issue.message,
    hint: issue.hint,
    ...(issue.suggestion === undefined ? {} : { suggestion: issue.suggestion }),
  }));
  return JSON.stringify(ordered, null, 2);
}
