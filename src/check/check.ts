import { type Issue, sortIssues } from '../content/issue.ts';
import type { Content } from '../content/part.ts';
import { readContent } from '../read/content.ts';
import { rules } from './rules/index.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
}

/** Reads a content folder and applies every rule: what `npm run check`, the build and dev all call. */
export async function check(folder: string): Promise<CheckResult> {
  const reading = await readContent(folder);
  const issues = [...reading.issues, ...rules.flatMap((rule) => rule(reading))];
  return { content: reading.content, issues: sortIssues(issues) };
}
