import type { Reading } from '../documents/read-files.ts';
import type { Content, Document } from '../model/document.ts';
import { today } from '../site/days.ts';
import { type Issue, isError, sortIssues } from '../values/issue.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { fixedLines } from '../values/positions.ts';
import { checkedContent } from './checked.ts';
import type { ContentRule } from './rules/checking.ts';
import { contentRules, documentRules } from './rules/index.ts';
import { unlinkedPages } from './rules/unlinked-pages.ts';

export interface CheckResult {
  content: Content;
  issues: Issue[];
  /** Text of each file, by its path in issues: `content/pages/contact.mdx`. */
  texts: Record<string, string>;
  /** ISO day in the time zone of the site; texts of a later day are not public yet. */
  today: string;
}

/** Applies the rules, and `more` of them, to a content folder that is already parsed. */
export function applyRules(reading: Reading, more: readonly ContentRule[] = []): CheckResult {
  const { texts } = reading;
  const content = checkedContent(reading.content);
  const checking = { ...reading, content, today: today() };
  const found = [
    ...reading.issues,
    ...content.documents.flatMap((document) => issuesOf(document)),
    ...[...contentRules, ...more].flatMap((rule) => rule(checking)),
  ];
  // A file with errors may contain the link that a page seems to lack.
  if (!found.some(isError)) found.push(...unlinkedPages(checking));
  const said = withoutRepeatedWarnings(found, content.documents);
  const issues = sortIssues(withoutPastedLines(said, texts));
  return { content, issues, texts, today: checking.today };
}

const cachedIssues = memoizeByKey<Document, Issue[]>();
const issuesOf = (document: Document) =>
  cachedIssues(document, () => documentRules.flatMap((rule) => rule(document)));

/**
 * Issues of which only that of a pasted mail or chat speaks on its line, beside errors, and of which none proposes what keeps
 * such a line: it holds names and numbers of other people.
 */
function withoutPastedLines(issues: readonly Issue[], texts: CheckResult['texts']): Issue[] {
  const isPasted = ({ rule }: Issue) => rule === 'texte-colle';
  const pasted = new Set(issues.filter(isPasted).map(({ file, line }) => `${file}:${line}`));
  return issues
    .filter((one) => isError(one) || isPasted(one) || !pasted.has(`${one.file}:${one.line}`))
    .map(({ fix, ...issue }) => {
      const { from, to } = fix ? fixedLines(texts[issue.file] ?? '', fix) : { from: 1, to: 0 };
      const lines = Array.from({ length: to - from + 1 }, (_, at) => `${issue.file}:${from + at}`);
      return fix && !lines.some((line) => pasted.has(line)) ? { ...issue, fix } : issue;
    });
}

/** Issues without the warnings about what an error says already: on the same line of the frontmatter, at the same place of a body. */
export function withoutRepeatedWarnings(
  issues: readonly Issue[],
  documents: readonly Pick<Document, 'file' | 'bodyLine'>[],
): Issue[] {
  const bodyLines = new Map(documents.map(({ file, bodyLine }) => [file, bodyLine]));
  const placeOf = ({ file, line, column }: Issue) =>
    `${file}:${line}:${line < (bodyLines.get(file) ?? 0) ? '' : column}`;
  const wrong = new Set(issues.filter(isError).map(placeOf));
  return issues.filter(
    (one) => isError(one) || one.rule === 'a-remplacer' || !wrong.has(placeOf(one)),
  );
}
