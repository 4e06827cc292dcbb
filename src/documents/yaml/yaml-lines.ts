import { isSiteKey } from '../../site/synonyms.ts';

/** A top-level key with the lines of its value; rows are 0-based, `to` is the row after the last. */
export interface Block {
  /** Empty for lines above the first key. */
  key: string;
  from: number;
  to: number;
}

const KEY = /^(?:"([^"]*)"|'([^']*)'|([\p{L}_/<$][^:#"'{}[\],]{0,80}?))\s*:(?:\s|$)/u;
const GLUED = /^([\p{L}_][\p{L}\p{N}_-]*)\s*:/u;

export const isBlank = (line = '') => line.trim() === '';
export const isComment = (line: string) => /^\s*#/.test(line);

/** The key with which a line begins; undefined for other lines. */
export function keyOf(line: string): string | undefined {
  const key = KEY.exec(line)
    ?.slice(1)
    .find((one) => one !== undefined);
  const glued = GLUED.exec(line)?.[1];
  return key ?? (glued !== undefined && isSiteKey(glued) ? glued : undefined);
}

/** Splits YAML into its top-level keys. A line without a key belongs to the key above. */
export function blocksOf(lines: readonly string[]): Block[] {
  const margin = lines
    .filter((line) => !isBlank(line) && !isComment(line))
    .reduce((least, line) => Math.min(least, marginOf(line)), Number.POSITIVE_INFINITY);
  const blocks: Block[] = [{ key: '', from: 0, to: 0 }];
  for (const [row, line] of lines.entries()) {
    const key = marginOf(line) === margin ? keyOf(line.slice(margin)) : undefined;
    if (key !== undefined) blocks.push({ key, from: row, to: row });
    const last = blocks.at(-1);
    if (last) last.to = row + 1;
  }
  return blocks.filter(({ from, to }) => to > from);
}

const marginOf = (line: string) => line.search(/[^ ]|$/);

/** Invisible characters of pasted text, and blanks that YAML takes for letters. */
const HIDDEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;
const ODD = /[\t\u00a0\u202f\u2007\u00ad\u200b-\u200f\u2060\ufeff]/;
const BLANK = String.raw`[\s\u00ad\u200b-\u200f\u2060]`;
const LETTER = String.raw`\p{L}_/\u00ad\u200b-\u200f\u2060`;

/** Start of a line: margin and dashes, then a key, its colon and the blanks before its value: `  - title: `. */
const START = new RegExp(
  `^(${BLANK}*(?:-${BLANK}+)*)(?:([${LETTER}][\\p{N}${LETTER}-]*)${BLANK}*:(${BLANK}+|$))?`,
  'u',
);

/**
 * A line of YAML with plain spaces around its dashes, key and colon, two for a tab, and without invisible characters
 * there; inside a text they stay. A line of three dots, dashes or backticks is a comment.
 */
export function plainLine(line: string): string {
  // The end of a document for YAML, which would read no key below it; for an editor, a line between two groups of keys.
  if (/^(?:\.{3}|-{3}|`{3}\w*)\s*$/.test(line)) return `#${line.slice(1)}`;
  if (!ODD.test(line)) return line;
  const [start = '', margin = '', written] = START.exec(line) ?? [];
  const plain = margin
    .replace(HIDDEN, '')
    .replace(/\t/g, '  ')
    .replace(/[\u00a0\u202f\u2007]/g, ' ')
    // One blank is no level: it came with what was pasted.
    .replace(/^ (?! )/, '');
  const key = written?.replace(HIDDEN, '');
  if (key === undefined || !(isSiteKey(key) || key.startsWith('/')))
    return withoutEnd(plain + line.slice(margin.length));
  return withoutEnd(`${plain}${key}: ${line.slice(start.length)}`);
}

/** A line without the blanks at its end, which a pattern would find in quadratic time. */
function withoutEnd(line: string): string {
  let end = line.length;
  while (end > 0 && /[\s\u00ad\u200b-\u200f\u2060]/.test(line[end - 1] ?? '')) end--;
  return line.slice(0, end);
}

/** Number of characters with which two lines begin alike. */
export function sameLength(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return same;
}

/** Column (1-based) in `written` of what stands at a column of `read`: the same line, changed in one place. */
export function writtenColumn(written: string, read: string, column: number): number {
  const moved =
    column <= sameLength(written, read) + 1 ? column : column - (read.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}
