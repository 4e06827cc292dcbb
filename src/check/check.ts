import { type Issue, sortIssues } from '../content/issue.ts';
import type { Content } from '../content/part.ts';
import { type Reading, readContent } from '../read/content.ts';
import { rules } from './rules/index.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
  /** The text of each file, normalized, by the name that issues use: reports quote it. */
  texts: Record<string, string>;
}

/** Reads a content folder and applies every rule: what `npm run check`, the build and dev all call. */
export async function check(folder: string): Promise<CheckResult> {
  return checkReading(await readContent(folder));
}

/** Applies every rule to content that was read. */
export function checkReading(reading: Reading): CheckResult {
  const issues = [...reading.issues, ...rules.flatMap((rule) => rule(reading))];
  return { content: reading.content, issues: sortIssues(issues), texts: reading.texts };
}
