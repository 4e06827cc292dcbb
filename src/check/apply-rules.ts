import { type Issue, sortIssues } from '../content/issue.ts';
import type { Content } from '../content/part.ts';
import type { Reading } from '../read/content.ts';
import type { FactsOf } from './checking.ts';
import { pictureMeant } from './picture-meant.ts';
import { rules } from './rules/index.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
  /** The text of each file, normalized, by the name that issues use: reports quote it. */
  texts: Record<string, string>;
}

/** Applies every rule to content that was read. */
export function applyRules(reading: Reading, factsOf: FactsOf): CheckResult {
  const checking = { ...reading, factsOf };
  const { pictures } = reading.listing;
  const issues = [...reading.issues, ...rules.flatMap((rule) => rule(checking))].map((issue) =>
    pictureMeant(issue, pictures),
  );
  return { content: reading.content, issues: sortIssues(issues), texts: reading.texts };
}
