/** A parsed line of YAML; `column` (0-based) is where `content` starts. */
export interface Line {
  indent: string;
  /** Dashes of list items with their spaces: `- ` or `- - `. */
  dashes: string;
  content: string;
  column: number;
}

const LEAD = /^([ \t\u00a0\u202f\u2007\ufeff]*)((?:-[ \t\u00a0\u202f\u2007]+|-$)*)/;

export function parseLine(text: string): Line {
  const [, indent = '', dashes = ''] = LEAD.exec(text) ?? [];
  const column = indent.length + dashes.length;
  return { indent, dashes, content: text.slice(column), column };
}

/** A key, the space before its colon (`gap`), and its value. */
export interface KeyPart {
  key: string;
  gap: string;
  value: string;
}

/** Parses `key: value`; undefined when the text before the colon is not a YAML key. */
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

export const indentOf = (text: string) => parseLine(text).indent.length;

/** True for a line that may continue a multi-line text: no comment, list item or key. */
export function isText(text: string, isKnownKey: (word: string) => boolean): boolean {
  const { dashes, content } = parseLine(text);
  if (dashes !== '' || isComment(text)) return false;
  const part = keyOf(content);
  return !part || !(isKnownKey(part.key) || (part.gap === '' && /^[a-z_][\w-]*$/.test(part.key)));
}

/** Indexes of the non-blank lines below line `at`, up to the first line for which `belongs` is false. */
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

/** Quotes a text for YAML: `"mot"`, or in apostrophes if it contains straight quotes: `'un "mot"'`. */
export function quoted(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replace(/\\/g, '\\\\').replace(/"/g, '\\"')}"`;
}

/** Offset after the quote that closes a value; -1 when there is none. */
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

/** Offset after the bracket or brace that closes a value; -1 when there is none. */
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

/** True for the end of a line after its value: only blanks and a comment. */
export const isTail = (text: string) => /^[\s\u00a0\u202f]*$|^\s+#/.test(text);

/** Offset of the `#` that starts a comment for YAML; -1 when there is none. */
export const hashOf = (text: string) => text.search(/(?<=^|[ \t])#/);

/** A word that YAML would parse as a comment: `#1`, `#Forêt`. Real comments have a space after `#`. */
export const HASHED_WORD = /^#(?=[\p{L}\p{N}_])|^# ?\d/u;

/** A value without the comment after it; a word such as `#1` is no comment. */
export function withoutComment(text: string): string {
  const hash = hashOf(text);
  const isComment = hash >= 0 && !HASHED_WORD.test(text.slice(hash));
  return (isComment ? text.slice(0, hash) : text).trimEnd();
}

const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** The text of a value in curly quotes: `“Nous”` -> `Nous`; undefined for other values. */
export const insideCurly = (text: string): string | undefined =>
  CURLY.exec(text)?.slice(1).find(Boolean)?.trim() || undefined;

/** Puts a value in straight quotes, before its comment: `Nous # à revoir` -> `"Nous" # à revoir`. */
export function inQuotes(text: string): string {
  const value = withoutComment(text);
  return quoted(insideCurly(value) ?? value) + text.slice(value.length);
}

const LINK = /^!?\[([^\][]*)\]\(([^()\s]+)\)/;
const EMPHASIS = /^(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/;

export const startsWithLink = (text: string) => LINK.test(text);

/** Removes Markdown at the start of a value: bold, italics, a link. If the value has a format (`isFormed`), the link's address stays. */
export function withoutMarkdown(text: string, isFormed: boolean): string {
  const [, words = '', address = ''] = LINK.exec(text) ?? [];
  if (isFormed && address !== '' && !/^(?:mailto|tel):/.test(address)) return address;
  return text.replace(LINK, words).replace(EMPHASIS, '$2').trim() || text;
}
