import { type Issue, sortIssues } from '../content/issue.ts';
import type { Content } from '../content/part.ts';
import { type Reading, readContent } from '../read/content.ts';
import { type FactsReader, factsReader } from './checking.ts';
import { rules } from './rules/index.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
  /** The text of each file, normalized, by the name that issues use: reports quote it. */
  texts: Record<string, string>;
}

/**
 * Reads a content folder and applies every rule: what `npm run check`, the build and dev all call.
 * `readFacts` may remember the bodies that it has read before.
 */
export async function check(
  folder: string,
  readFacts: FactsReader = async (reading) => factsReader(reading),
): Promise<CheckResult> {
  const reading = await readContent(folder);
  return checkReading(reading, await readFacts(reading));
}

/** Applies every rule to content that was read. */
export function checkReading(reading: Reading, factsOf = factsReader(reading)): CheckResult {
  const checking = { ...reading, factsOf };
  const issues = [...reading.issues, ...rules.flatMap((rule) => rule(checking))];
  return { content: reading.content, issues: sortIssues(issues), texts: reading.texts };
}
