import { type Diagnosis, type Issue, issueAt } from '../values/issue.ts';
import { FENCE } from '../values/text.ts';
import { DIAGNOSES, gluedEnd, gluedKey, language, lookAlike, unclosed } from './fence-diagnoses.ts';
import { isBlank } from './yaml/line.ts';

/** Lines (0-based) of the two fences `---`, the frontmatter and the body; `to` is the line after the frontmatter. */
interface Fences {
  /** -1 when the opening fence is missing. */
  open: number;
  frontmatter: { from: number; to: number };
  body: number;
  issues: Issue[];
}

const LANGUAGE = /^(?:---[ \t]*(?=[\w{;])|\+{3}|;{3})(.*)$/;
/** A line that resembles `---`: `———`, `- - -`, `====`, `--`, `---.`. */
const LOOK_ALIKE =
  /^[\s\u200b]*(?:(?:[-‐‑‒–—―−⁃_=~*·•][ \t\u00a0]*){2,}|[—―–])[ \t\u00a0]*$|^(?:-{2,}|—+)[^\s\w-]?$/;
const KEY = /^[\p{L}_][\p{L}\p{N}_ \u00a0\u202f-]*:(?:[\s\u00a0\u202f]|$)/u;
const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'][^:]*:)/u;
/** A line that is Markdown and no YAML: `## Titre`, `> citation`, a sentence without colon. */
const MARKDOWN = /^(?:#{2,} |<|[*>!|[]|\d+\. |[\p{L}«][^:]*$)/u;
const HEADING_OR_TAG = /^(?:#{2,} |<)/;
/** Three hyphens at the end of the last value: `title: Contact---`. Within quotes that are still open, they are text. */
const GLUED_END = /^(?!.*:\s+(["'])(?!.*\1-{3})).*[^\s-]-{3}[ \t]*$/;

const isKey = (text: string | undefined) => text !== undefined && KEY.test(text);

type IsKey = (word: string) => boolean;

/** True for a line `title: …` with a key of the site. French prose does not match: it has a capital and a space before its colon. */
const isPlainKey = (text: string | undefined, isKnownKey: IsKey) => {
  const word = /^([a-z]\w*):(?:\s|$)/.exec(text ?? '')?.[1];
  return word !== undefined && isKnownKey(word);
};

/** True for a key on the line of the opening fence: `---title: Contact`. */
export const isGluedKey = (text: string, isKnownKey: IsKey): boolean =>
  text.startsWith('---') && isPlainKey(text.slice(3).trim(), isKnownKey);

const isYaml = (lines: readonly string[]) =>
  lines.every((text) => isBlank(text) || YAML_LIKE.test(text));

type Report = (line: number, diagnosis: Diagnosis, column?: number) => void;

interface Finder {
  report: Report;
  isKnownKey: IsKey;
}

/** Finds the two lines `---` of the frontmatter, also malformed ones, and reports their errors. */
export function findFences(lines: readonly string[], file: string, isKnownKey: IsKey): Fences {
  const issues: Issue[] = [];
  const report: Report = (line, diagnosis, column = 1) =>
    issues.push(issueAt(file, { line: line + 1, column }, diagnosis));
  const start = lines.findIndex((text) => !isBlank(text));
  const open = openingFence(lines, Math.max(start, 0), { report, isKnownKey });
  if (open === undefined) return { open: -1, frontmatter: { from: 0, to: 0 }, body: 0, issues };
  // A second opening fence below the first one, with a key on its line: `---title: …`.
  if (issues.length === 0 && isGluedKey(lines[open + 1] ?? '', isKnownKey))
    report(open + 1, DIAGNOSES.doubled);
  // Frontmatter in a language (`---js`) is not parsed, so errors of its closing fence are not reported.
  const isCode = issues.some(({ rule }) => rule === 'en-tete-langage');
  const { at, body } = closingFence(lines, open, {
    report: isCode ? () => undefined : report,
    isKnownKey,
  });
  const second = issues.length > 0 ? -1 : secondFrontmatter(lines, body, isKnownKey);
  if (second >= 0) report(second, DIAGNOSES.doubled);
  return { open, frontmatter: { from: open + 1, to: at }, body, issues };
}

/** Line of the opening fence; if it is missing, the line before the first key; undefined if there is no frontmatter. */
function openingFence(lines: readonly string[], start: number, { report, isKnownKey }: Finder) {
  const text = lines[start] ?? '';
  const isNextKey = isKey(lines[start + 1]);
  const isFenceAfter = (from: number, pattern: RegExp) =>
    lines.some((line, at) => at > from && (FENCE.test(line) || pattern.test(line)));
  if (FENCE.test(text)) return start;
  if (isGluedKey(text, isKnownKey)) {
    report(start, gluedKey(text), 4);
    return start - 1;
  }
  if (LANGUAGE.test(text)) {
    report(start, language(text));
    return start;
  }
  if (LOOK_ALIKE.test(text) && isNextKey) {
    report(start, lookAlike(text));
    return start;
  }
  if (isKey(text) && isFenceAfter(start, LOOK_ALIKE)) {
    report(start, DIAGNOSES.unopened);
    return start - 1;
  }
  const later = lines.findIndex(
    (line, at) => at > start && FENCE.test(line) && isKey(lines[at + 1]),
  );
  const isPreceded = later > 0 && isFenceAfter(later, FENCE);
  report(start, isPreceded ? DIAGNOSES.preceded : DIAGNOSES.missing);
  return isPreceded ? later : undefined;
}

/** `at`: line of the closing fence or, if it is missing, the first line of the body. `body`: first line of the body. */
function closingFence(lines: readonly string[], open: number, { report, isKnownKey }: Finder) {
  const from = open + 1;
  const fence = lines.findIndex((text, at) => at >= from && FENCE.test(text));
  const end = endOfKeys(lines, { from, fence, isKnownKey });
  const isGluedEnd = (at: number) =>
    GLUED_END.test(lines[at] ?? '') && isBlank(lines[at + 1] ?? '');
  const almost = lines.findIndex(
    (text, at) => at >= from && at < end && (LOOK_ALIKE.test(text) || isGluedEnd(at)),
  );
  // A line that resembles `---`, with more keys below it, is part of the frontmatter.
  const isWithin = fence >= 0 && isYaml(lines.slice(almost + 1, fence));
  if (end === fence && (almost < 0 || isWithin)) return { at: fence, body: fence + 1 };
  const text = lines[almost] ?? '';
  if (almost >= 0 && isGluedEnd(almost)) {
    report(almost, gluedEnd(text), text.trimEnd().length - 2);
    return { at: almost + 1, body: almost + 1 };
  }
  if (almost >= 0) {
    report(almost, lookAlike(text));
    return { at: almost, body: almost + 1 };
  }
  report(Math.max(open, 0), unclosed(lines, end));
  return { at: end, body: end };
}

/** First line after the keys: the closing fence, or a line of Markdown before the fence. */
function endOfKeys(
  lines: readonly string[],
  { from, fence, isKnownKey }: { from: number; fence: number; isKnownKey: IsKey },
): number {
  const isBody = (text: string, at: number) =>
    at >= from &&
    at !== fence &&
    !isBlank(text) &&
    !LOOK_ALIKE.test(text) &&
    (!YAML_LIKE.test(text) || (at > from && isBlank(lines[at - 1] ?? '') && MARKDOWN.test(text)));
  const start = lines.findIndex(isBody);
  if (fence < 0) return start < 0 ? lines.length : start;
  if (start < 0 || start > fence) return fence;
  // Lines that resemble Markdown belong to a multi-line value if more keys or the fence follow.
  const between = lines.slice(start, fence);
  const isText =
    between.some((text) => isPlainKey(text, isKnownKey)) ||
    (!isBlank(between.at(-1) ?? '') && between.every((text) => !HEADING_OR_TAG.test(text)));
  return isText || !isBlank(lines[start - 1] ?? '') ? fence : start;
}

/** First line of a second frontmatter at the start of the body; -1 without one. */
function secondFrontmatter(lines: readonly string[], from: number, isKnownKey: IsKey): number {
  const start = lines.findIndex((text, at) => at >= from && !isBlank(text));
  if (start < 0) return -1;
  // The closing fence of the first frontmatter may be the opening fence of the second.
  const first = FENCE.test(lines[start] ?? '') ? start + 1 : start;
  const end = lines.findIndex((text, at) => at >= first && FENCE.test(text));
  const keys = lines.slice(first, Math.max(end, first));
  return isPlainKey(
    keys.find((text) => !isBlank(text)),
    isKnownKey,
  ) && isYaml(keys)
    ? start
    : -1;
}
