/** A parsed line of YAML; columns are 0-based. */
export interface Line {
  indent: string;
  /** Dashes of list items with their spaces: `- ` or `- - `. */
  dashes: string;
  content: string;
  column: number;
}

const LEAD = /^([ \t\u00a0\u202f\u2007\ufeff]*)((?:-[ \t\u00a0\u202f\u2007]+|-$)*)/;

export function takeApart(text: string): Line {
  const [, indent = '', dashes = ''] = LEAD.exec(text) ?? [];
  const column = indent.length + dashes.length;
  return { indent, dashes, content: text.slice(column), column };
}

/** A key, the space before its colon, and its value. */
export interface KeyPart {
  key: string;
  gap: string;
  value: string;
}

/** The key before the first colon, if YAML accepts it. */
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

export const isBlank = (text: string) => text.trim() === '';

export const isComment = (text: string) => /^\s*#/.test(text);

export const indentOf = (text: string) => takeApart(text).indent.length;

/** Whether a line may continue a text: no comment, item or key. */
export function isText(text: string, isKnownKey: (word: string) => boolean): boolean {
  const { dashes, content } = takeApart(text);
  if (dashes !== '' || isComment(text)) return false;
  const part = keyOf(content);
  return !part || !(isKnownKey(part.key) || (part.gap === '' && /^[a-z_][\w-]*$/.test(part.key)));
}

/** Indexes of the non-blank lines under one, up to the first that does not belong to it. */
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

/** A text as a quoted YAML value: straight quotes, or apostrophes around straight quotes. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Offset after the closing quote; -1 without one. */
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

/** Offset after the closing bracket or brace; -1 without one. */
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

/** Whether only a comment follows. */
export const isTail = (text: string) => /^[\s\u00a0\u202f]*$|^\s+#/.test(text);

/** Offset of the `#` of a comment in YAML; -1 without one. */
export const hashOf = (text: string) => text.search(/(?<=^|[ \t])#/);

/** `#1` or `#Forêt` is a word; a comment has a space after `#`. */
export const HASHED_WORD = /^#(?=[\p{L}\p{N}_])|^# ?\d/u;

/** A value without its comment, but with a hashed word. */
export function withoutComment(text: string): string {
  const hash = hashOf(text);
  const isComment = hash >= 0 && !HASHED_WORD.test(text.slice(hash));
  return (isComment ? text.slice(0, hash) : text).trimEnd();
}

const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** Text inside curly quotes around the whole value; undefined without them. */
export const insideCurly = (text: string): string | undefined =>
  CURLY.exec(text)?.slice(1).find(Boolean)?.trim() || undefined;

/** The value in straight quotes, with its comment after it. */
export function inQuotes(text: string): string {
  const value = withoutComment(text);
  return quoted(insideCurly(value) ?? value) + text.slice(value.length);
}

const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const EMPHASIS = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

export const startsWithLink = (text: string) => LINK.test(text);

/** Removes bold, italics or a link at the start, which quotes alone would show. */
export function withoutMarkdown(text: string, isFormed: boolean): string {
  const [, words = '', address = ''] = LINK.exec(text) ?? [];
  if (isFormed && address !== '' && !/^(?:mailto|tel):/.test(address)) return address;
  return text.replace(LINK, words).replace(EMPHASIS, '$2').trim() || text;
}
