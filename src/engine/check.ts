import { dayOfBuild } from '../content/visibility.ts';
import type { Content, Document } from './document.ts';
import { type Reading, readContent } from './documents/read-content.ts';
import { type Issue, sortIssues } from './issue.ts';
import { onceFor } from './once-for.ts';
import { contentRules, documentRules } from './rules/index.ts';
import { withRealPicture } from './rules/pictures.ts';
import { toldOf } from './rules/silence.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
  /** The text of each file, normalized, by the name that issues use: reports quote it. */
  texts: Record<string, string>;
  /** The day in Gabon: a text of a later one waits. */
  today: string;
  /** The pictures as they were read, by path under the folder. */
  pictures: Reading['pictures'];
}

/** Reads a content folder and applies every rule: what `npm run check`, the build and dev all call. */
export const check = async (folder: string): Promise<CheckResult> =>
  checkReading(await readContent(folder));

/** Applies every rule to content that was read. */
export function checkReading(reading: Reading): CheckResult {
  const today = dayOfBuild(process.env.BUILD_DATE);
  const { content, texts, pictures, listing } = reading;
  const found = [
    ...reading.issues,
    ...content.documents.flatMap(issuesOf),
    ...contentRules.flatMap((rule) => rule({ ...reading, today })),
  ];
  const told = toldOf(found, content.documents);
  const issues = sortIssues(told.map((one) => withRealPicture(one, listing.pictures)));
  return { content, issues, texts, today, pictures };
}

/** For all checks of the same bytes. */
const once = onceFor<Document, Issue[]>();
const issuesOf = (document: Document) =>
  once(document, () => documentRules.flatMap((rule) => rule(document)));
