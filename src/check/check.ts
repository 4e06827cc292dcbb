import type { Content, Document } from '../content/document.ts';
import { type Issue, isError, sortIssues } from '../content/issue.ts';
import { onceFor } from '../content/once-for.ts';
import { dayOfBuild } from '../content/visibility.ts';
import { type Reading, readContent } from '../read/content.ts';
import { contentRules, documentRules } from './rules/index.ts';
import { withRealPicture } from './rules/pictures.ts';

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
  const found = [
    ...reading.issues,
    ...reading.content.documents.flatMap(issuesOf),
    ...contentRules.flatMap((rule) => rule({ ...reading, today })),
  ];
  const issues = firstThings(found).map((issue) =>
    withRealPicture(issue, reading.listing.pictures),
  );
  const { content, texts, pictures } = reading;
  return { content, issues: sortIssues(issues), texts, today, pictures };
}

/** For all checks of the same bytes. */
const once = onceFor<Document, Issue[]>();
const issuesOf = (document: Document) =>
  once(document, () => documentRules.flatMap((rule) => rule(document)));

/** What has an error may hold the link that a page seems to lack. */
const LAST = 'page-sans-lien';

/** Faults of keys that another folder would judge otherwise. */
const OF_FOLDER = new Set(['cle-inconnue', 'cle-manquante', 'alt-manquant']);

/** One thing at a time: a file is put in its folder before its keys are judged, and links come last. */
function firstThings(issues: readonly Issue[]): Issue[] {
  const isSound = !issues.some(isError);
  const misplaced = new Set(
    issues.filter(({ rule }) => rule === 'fichier-mal-range').map(({ file }) => file),
  );
  return issues.filter(({ rule, file }) =>
    rule === LAST ? isSound : !(OF_FOLDER.has(rule) && misplaced.has(file)),
  );
}
