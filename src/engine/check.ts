import type { Definition } from './definition.ts';
import type { Content, Document } from './document.ts';
import { type Reading, readContent } from './documents/read-content.ts';
import { type Issue, sortIssues } from './issue.ts';
import { memoizeByKey } from './memoize.ts';
import { modelOf } from './model.ts';
import type { OwnRules } from './rules/checking.ts';
import { contentRules, documentRules } from './rules/index.ts';
import { SUPPRESSIONS, visibleIssues } from './rules/suppressions.ts';
import { withRealPicture } from './rules/text-pictures.ts';

export interface CheckResult {
  content: Content;
  /** Sorted by file and line. */
  issues: Issue[];
  /** The text of each file, normalized, by the name that issues use: reports quote it. */
  texts: Record<string, string>;
  /** The ISO day where the site is read: a text of a later one waits. */
  today: string;
  /** The pictures as they were read, by path under the folder. */
  pictures: Reading['pictures'];
}

/** Reads a content folder and applies every rule: what `npm run check`, the build and dev all call. */
export const check = async (
  folder: string,
  definition: Definition,
  own?: OwnRules,
): Promise<CheckResult> => checkReading(await readContent(folder, modelOf(definition)), own);

const NONE: OwnRules = { titles: {}, document: [], content: [], suppressions: [] };

/** Applies every rule to content that was read. */
export function checkReading(reading: Reading, own = NONE): CheckResult {
  const { content, texts, pictures, listing, model } = reading;
  const today = model.today();
  const checking = { ...reading, today, own };
  const found = [
    ...reading.issues,
    ...content.documents.flatMap((document) => issuesOf(document, own)),
    ...[...contentRules, ...own.content].flatMap((rule) => rule(checking)),
  ];
  const visible = visibleIssues(found, content.documents, [...SUPPRESSIONS, ...own.suppressions]);
  const issues = sortIssues(visible.map((one) => withRealPicture(one, listing.pictures)));
  return { content, issues, texts, today, pictures };
}

/** For all checks of the same bytes. */
const cachedIssues = memoizeByKey<Document, Issue[]>();
const issuesOf = (document: Document, own: OwnRules) =>
  cachedIssues(document, () =>
    [...documentRules, ...own.document].flatMap((rule) => rule(document)),
  );
