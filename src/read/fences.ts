import { FENCE } from '../content/text.ts';
import type { Fault } from './fault.ts';
import {
  doubled,
  glued,
  gluedEnd,
  language,
  lookAlike,
  missing,
  preceded,
  unclosed,
} from './fence-faults.ts';
import { bodyFinder, isGluedKey, isPlainKey, YAML_LIKE } from './frontmatter-end.ts';
import { isBlank } from './yaml/line.ts';

/** Where the frontmatter and the body of a file stand; lines are 0-based, `to` excluded. */
interface Fences {
  /** Line of the opening fence; -1 when the frontmatter has none. */
  open: number;
  frontmatter: { from: number; to: number };
  /** First line of the body. */
  body: number;
  faults: Fault[];
}

const LANGUAGE = /^(?:---[ \t]*(?=[\w{;])|\+{3}|;{3})(.*)$/;
/** Dashes of any kind, or the other signs that draw a line, in any number. */
const LOOK_ALIKE = /^[\s\u200b]*(?:(?:[-‐‑‒–—―−⁃_=~*·•][ \t\u00a0]*){2,}|[—―–])[ \t\u00a0]*$/;
const KEY = /^[\p{L}_][\p{L}\p{N}_ \u00a0\u202f-]*:(?:[\s\u00a0\u202f]|$)/u;

const isKey = (text: string | undefined) => text !== undefined && KEY.test(text);

/** Finds the two `---` lines, forgiving what can be understood, and says what is wrong with them. */
export function findFences(lines: readonly string[]): Fences {
  const faults: Fault[] = [];
  const start = lines.findIndex((text) => !isBlank(text));
  const open = openingFence(lines, Math.max(start, 0), faults);
  if (open === undefined) return { open: -1, frontmatter: { from: 0, to: 0 }, body: 0, faults };
  const from = open + 1;
  // The fence written again before the first key, on a line of its own or on that of the key.
  if (faults.length === 0 && isGluedKey(lines[from] ?? '')) faults.push(doubled(from));
  const isCode = faults.some(({ rule }) => rule === 'en-tete-langage');
  // Where frontmatter of code ends is of no interest: it is never read.
  const close = closingFence(lines, from, isCode ? [] : faults, open);
  if (!isCode && faults.length === 0) faults.push(...secondFrontmatter(lines, close.body));
  return { open, frontmatter: { from, to: close.at }, body: close.body, faults };
}

/** The line of the opening fence; the line before the first key when there is no fence; undefined without frontmatter. */
function openingFence(lines: readonly string[], start: number, faults: Fault[]) {
  const text = lines[start] ?? '';
  if (FENCE.test(text)) return start;
  if (LANGUAGE.test(text)) {
    const isGlued = isGluedKey(text);
    faults.push(isGlued ? glued(text, start) : language(text, start, isKey(lines[start + 1])));
    return isGlued ? start - 1 : start;
  }
  if (LOOK_ALIKE.test(text) && isKey(lines[start + 1])) {
    faults.push(lookAlike(text, start));
    return start;
  }
  if (
    isKey(text) &&
    lines.some((line, at) => at > start && (FENCE.test(line) || LOOK_ALIKE.test(line)))
  ) {
    faults.push(missing(start, true));
    return start - 1;
  }
  const later = lines.findIndex(
    (line, at) => at > start && FENCE.test(line) && isKey(lines[at + 1]),
  );
  if (later > 0 && lines.some((line, at) => at > later && FENCE.test(line))) {
    faults.push(preceded(start));
    return later;
  }
  faults.push(missing(start, false));
  return undefined;
}

/** A value whose quotes are still open where its line ends in dashes: they are part of its text. */
const QUOTED_DASHES = /:\s+(["'])(?!.*\1-{3})/;

/** Three dashes at the end of the last key, above the body. */
const isGluedEnd = (lines: readonly string[], at: number) =>
  /[^\s-]-{3}[ \t]*$/.test(lines[at] ?? '') &&
  !QUOTED_DASHES.test(lines[at] ?? '') &&
  isBlank(lines[at + 1] ?? '');

function closingFence(lines: readonly string[], from: number, faults: Fault[], open: number) {
  let almost = -1;
  const { isBodyStart, bodyStart } = bodyFinder(lines, from);
  for (let at = from; at < lines.length; at++) {
    const text = lines[at] ?? '';
    if (FENCE.test(text) && almost < 0) return { at, body: at + 1 };
    if (FENCE.test(text) && allYaml(lines, almost + 1, at)) return { at, body: at + 1 };
    const isAlmost =
      LOOK_ALIKE.test(text) || /^(?:-{2,}|—+)[^\s\w-]?$/.test(text) || isGluedEnd(lines, at);
    if (almost < 0 && isAlmost) almost = at;
    if (almost < 0 && isBodyStart(at)) break;
  }
  if (almost >= 0 && isGluedEnd(lines, almost)) {
    faults.push(gluedEnd(lines[almost] ?? '', almost));
    return { at: almost + 1, body: almost + 1 };
  }
  if (almost >= 0) {
    faults.push(lookAlike(lines[almost] ?? '', almost));
    return { at: almost, body: almost + 1 };
  }
  const end = bodyStart();
  faults.push(unclosed(lines, Math.max(open, 0), end));
  return { at: end, body: end };
}

/** Another frontmatter at the top of the body. */
function secondFrontmatter(lines: readonly string[], from: number): Fault[] {
  const start = lines.findIndex((text, at) => at >= from && !isBlank(text));
  if (start < 0) return [];
  // Two frontmatters may share the fence between them.
  const first = FENCE.test(lines[start] ?? '') ? start + 1 : start;
  const end = lines.findIndex((text, at) => at >= first && FENCE.test(text));
  const top = lines.slice(first, Math.max(end, first)).find((text) => !isBlank(text));
  return isPlainKey(top) && allYaml(lines, first, end) ? [doubled(start)] : [];
}

const allYaml = (lines: readonly string[], from: number, to: number) =>
  lines.slice(from, to).every((text) => isBlank(text) || YAML_LIKE.test(text));
