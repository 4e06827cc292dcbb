import { isKnownKey } from '../../content/known-keys.ts';

/** One line of YAML taken apart; columns are 0-based offsets in its text. */
export interface Line {
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

/** Indent, dashes and content of a line. */
export function takeApart(text: string): Line {
  const [, indent = '', dashes = ''] = LEAD.exec(text) ?? [];
  const column = indent.length + dashes.length;
  return { indent, dashes, content: text.slice(column), column };
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

/** The key at the start of a content, when there is one; whether it is meant as a key is for the caller to say. */
export function keyOf(content: string): KeyPart | undefined {
  const quote = /^("[^"]*"|'[^']*')/.exec(content)?.[0].length ?? 0;
  const colon = quote + content.slice(quote).search(/:(?=[\s\u00a0\u202f]|$)/);
  if (colon < Math.max(quote, 1)) return undefined;
  const key = content.slice(0, colon).trimEnd();
  const isPlain = /^[\p{L}\p{N}_$</][^:#"'{}[\],]*$/u.test(key);
  if (quote === 0 ? !isPlain : key.length !== quote) return undefined;
  const rest = content.slice(colon + 1);
  const value = rest.trimStart();
  const space = rest.slice(0, rest.length - value.length);
  return { key, gap: content.slice(key.length, colon), space, value };
}

/** True for a line of nothing but blanks, those of typography included. */
export const isBlank = (text: string) => text.trim() === '';

/** True for a line that only holds a comment. */
export const isComment = (text: string) => /^\s*#/.test(text);

/** True for a line that is surely a key or an item: anything else may be the rest of a text above. */
export function isKeyOrItem(text: string): boolean {
  const { dashes, content } = takeApart(text);
  const part = keyOf(content);
  return dashes !== '' || (part !== undefined && isWritten(part));
}

/** Whether a key is known, or one small word against its colon. */
const isWritten = ({ key, gap }: KeyPart) =>
  isKnownKey(key) || (gap === '' && /^[a-z_][\w-]*$/.test(key));

/** The lines under one that hold something, as far as they are asked for. */
export function* linesBelow(lines: readonly string[], at: number): Generator<Line> {
  for (let below = at + 1; below < lines.length; below += 1) {
    const text = lines[below] ?? '';
    if (!isBlank(text) && !isComment(text)) yield takeApart(text);
  }
}
