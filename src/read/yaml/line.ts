/** One line of YAML taken apart; columns are 0-based offsets in `text`. */
export interface Line {
  text: string;
  /** White space at the beginning. */
  indent: string;
  /** The dashes of list items that begin here, with their spaces: `- ` or `- - `. */
  dashes: string;
  /** What follows indent and dashes. */
  content: string;
  /** Offset of `content`. */
  column: number;
}

const LEAD = /^([ \t\u00a0\u202f\u2007\ufeff]*)((?:-[ \t\u00a0\u202f\u2007]+|-$)*)/;

/** Indent, dashes and content of a line, with the column (0-based) at which the content begins. */
export function takeApart(text: string): Line {
  const lead = LEAD.exec(text);
  const indent = lead?.[1] ?? '';
  const dashes = lead?.[2] ?? '';
  const column = indent.length + dashes.length;
  return { text, indent, dashes, content: text.slice(column), column };
}

/** A key with what stands around its colon. */
export interface KeyPart {
  key: string;
  /** White space before the colon. */
  gap: string;
  /** White space after the colon. */
  space: string;
  value: string;
}

const WHITE = /[\s\u00a0\u202f]/;

/** The key at the start of a content, when there is one; whether it is meant as a key is for the caller to say. */
export function keyOf(content: string): KeyPart | undefined {
  const quote = /^("[^"]*"|'[^']*')/.exec(content)?.[0].length ?? 0;
  const colon = quote + content.slice(quote).search(/:(?=[\s\u00a0\u202f]|$)/);
  if (colon < Math.max(quote, 1)) return undefined;
  const key = trimEnd(content.slice(0, colon));
  const isPlain = /^[\p{L}\p{N}_$</][^:#"'{}[\],]*$/u.test(key);
  if (quote === 0 ? !isPlain : key.length !== quote) return undefined;
  const rest = content.slice(colon + 1);
  const value = rest.slice(rest.length - trimStart(rest).length);
  const space = rest.slice(0, rest.length - value.length);
  return { key, gap: content.slice(key.length, colon), space, value };
}

const trimStart = (text: string) => text.replace(/^[\s\u00a0\u202f]+/, '');

/** A text without the white space at its end, no-break spaces among it. A pattern would retry at every space. */
export function trimEnd(text: string): string {
  let end = text.length;
  while (end > 0 && WHITE.test(text[end - 1] ?? '')) end--;
  return text.slice(0, end);
}

/** True for a line of nothing but blanks, those of typography included. */
export const isBlank = (text: string) => /^[\s\u00a0\u202f\u2007\ufeff]*$/.test(text);
/** True for a line that only holds a remark. */
export const isComment = (text: string) => /^\s*#/.test(text);

/** The lines under one that hold something, as far as they are asked for. */
export function* linesBelow(lines: readonly string[], at: number): Generator<Line> {
  for (let below = at + 1; below < lines.length; below += 1) {
    const text = lines[below] ?? '';
    if (!isBlank(text) && !isComment(text)) yield takeApart(text);
  }
}
