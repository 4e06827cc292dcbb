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
  value: string;
}

/** The words before the first colon of a content, when YAML could read them as a key. */
export function keyOf(content: string): KeyPart | undefined {
  const quote = /^("[^"]*"|'[^']*')/.exec(content)?.[0].length ?? 0;
  const colon = quote + content.slice(quote).search(/:(?=[\s\u00a0\u202f]|$)/);
  if (colon < Math.max(quote, 1)) return undefined;
  const key = content.slice(0, colon).trimEnd();
  const isPlain = /^[\p{L}\p{N}_$</][^:#"'{}[\],]*$/u.test(key);
  if (quote === 0 ? !isPlain : key.length !== quote) return undefined;
  return {
    key,
    gap: content.slice(key.length, colon),
    value: content.slice(colon + 1).trimStart(),
  };
}

/** True for a line of nothing but blanks, no-break spaces included. */
export const isBlank = (text: string) => text.trim() === '';

/** True for a line that only holds a comment. */
export const isComment = (text: string) => /^\s*#/.test(text);

/** How far from the left a line begins. */
export const indentOf = (text: string) => takeApart(text).indent.length;

/** True for a line that may continue a text above: no comment, no item, no key that is known or one small word. */
export function isText(text: string, isKnownKey: (word: string) => boolean): boolean {
  const { dashes, content } = takeApart(text);
  if (dashes !== '' || isComment(text)) return false;
  const part = keyOf(content);
  return !part || !(isKnownKey(part.key) || (part.gap === '' && /^[a-z_][\w-]*$/.test(part.key)));
}

/** The numbers (0-based) of the lines under one that hold something, as long as they belong to it. */
export function rowsBelow(
  lines: readonly string[],
  at: number,
  belongs: (text: string) => boolean,
): number[] {
  const rows: number[] = [];
  for (let row = at + 1; row < lines.length; row++) {
    const text = lines[row] ?? '';
    if (isBlank(text)) continue;
    if (!belongs(text)) break;
    rows.push(row);
  }
  return rows;
}

/** A text as a YAML value on one line, between quotes: straight ones, or apostrophes when it holds straight quotes. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** The offset after the quote that closes a quoted value; -1 when none does. */
export function closingQuote(value: string): number {
  const quote = value[0];
  for (let at = 1; at < value.length; at++) {
    if (quote === '"' && value[at] === '\\') at++;
    else if (value[at] === quote) {
      if (quote === "'" && value[at + 1] === "'") at++;
      else return at + 1;
    }
  }
  return -1;
}

/** The offset after the bracket that closes a value in brackets or braces; -1 when none does. */
export function closingBracket(value: string): number {
  const open: string[] = [];
  let quote = '';
  for (let at = 0; at < value.length; at++) {
    const sign = value[at] ?? '';
    const before = value[at - 1] ?? '';
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (sign === '"' || (sign === "'" && /[\s[{,:]/.test(before))) quote = sign;
    else if (sign === '#' && /\s/.test(before)) at = value.indexOf('\n', at) >>> 0;
    else if (sign === '[' || sign === '{') open.push(sign);
    else if (sign === ']' || sign === '}') {
      if (open.pop() !== (sign === ']' ? '[' : '{')) return -1;
      if (open.length === 0) return at + 1;
    }
  }
  return -1;
}

/** Whether nothing but a comment follows. */
export const isTail = (text: string) => /^[\s\u00a0\u202f]*$|^\s+#/.test(text);

/** The offset of the `#` that begins a comment for YAML; -1 when there is none. */
export const hashOf = (text: string) => text.search(/(?<=^|[ \t])#/);

/** `#1` or `#Forêt` is a word; a comment has a space after its sign. */
export const HASHED_WORD = /^#(?=[\p{L}\p{N}_])|^# ?\d/u;

/** A value up to its comment; a hashed word belongs to the value. */
export function withoutComment(text: string): string {
  const hash = hashOf(text);
  const isComment = hash >= 0 && !HASHED_WORD.test(text.slice(hash));
  return (isComment ? text.slice(0, hash) : text).trimEnd();
}

const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** The text inside one pair of curly quotes that goes around the whole of it; undefined without such a pair. */
export const insideCurly = (text: string): string | undefined =>
  CURLY.exec(text)?.slice(1).find(Boolean)?.trim() || undefined;

/** The whole value between straight quotes, its comment behind it. */
export function inQuotes(text: string): string {
  const value = withoutComment(text);
  return quoted(insideCurly(value) ?? value) + text.slice(value.length);
}

const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const EMPHASIS = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

export const startsWithLink = (text: string) => LINK.test(text);

/** A value without the bold, italics or link that it begins with: quotes alone would have them shown, or refused. */
export function withoutMarkdown(text: string, isFormed: boolean): string {
  const [, words = '', address = ''] = LINK.exec(text) ?? [];
  if (isFormed && address !== '' && !/^(?:mailto|tel):/.test(address)) return address;
  return text.replace(LINK, words).replace(EMPHASIS, '$2').trim() || text;
}
