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
  /** The pictures as they were read, by path under the folder. */
  pictures: Reading['pictures'];
}

/** What is told of a page only when nothing else is to be mended: one thing at a time, and its links come last. */
const LAST = 'page-sans-lien';

/** Samples that wait for their values are no mistakes. */
const WAITING = 'a-remplacer';

function firstThings(issues: readonly Issue[]): Issue[] {
  const mistakes = issues.filter(({ rule }) => rule !== LAST && rule !== WAITING);
  const files = new Set(mistakes.map(({ file }) => file));
  return issues.filter(({ rule, file }) => rule !== LAST || !files.has(file));
}

/** Applies every rule to content that was read. */
export function applyRules(reading: Reading, factsOf: FactsOf): CheckResult {
  const checking = { ...reading, factsOf };
  const { pictures } = reading.listing;
  const found = [...reading.issues, ...rules.flatMap((rule) => rule(checking))];
  const issues = firstThings(found).map((issue) => pictureMeant(issue, pictures));
  const { content, texts } = reading;
  return { content, issues: sortIssues(issues), texts, pictures: reading.pictures };
}
