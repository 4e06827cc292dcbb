import { mapData } from '../../site/schema/schema-fields.ts';

/** Number of all previews, which pages show as a sample, and to which they offer no message. */
export const SAMPLE_NUMBER = '+241 00 00 00 00';
const SAMPLE_DIGITS = '24100000000';

/** Between the digits of a number: at most four characters that are no letter, digit or end of a block (`\n`). */
const WIDE = '[^\\p{L}\\d\\n%]{0,4}';
const NARROW = '[ .()/_-]{0,3}';
/** Also across blocks, such as the cells of a table. */
const ACROSS = '[^\\p{L}\\d%]{0,4}';
const END = '(?!\\d)';

/** None where a number begins: « 18 h 06 12 34 56 ». */
const MINUTES = `(?!(?:0[167]|11)(?:${NARROW}\\d){6})[0-5]\\d`;
const CURRENCY = '(?:F(?: ?CFA)?|XAF|€|EUR|francs?)(?!\\p{L})';
/** Days, times and amounts with a currency. */
const CERTAIN = [
  '(?:19|20)\\d\\d-\\d\\d-\\d\\d',
  '(?:0?[1-9]|[12]\\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d\\d',
  `(?:[01]?\\d|2[0-4]) ?(?:[hH](?: ?${MINUTES})?|: ?${MINUTES})(?! ?[hH]|:\\d)`,
  `\\+? ?[1-9](?:\\d{0,2}(?:[ .,]\\d{3}){1,3}|\\d{3,8})(?:,\\d\\d)?(?= ?${CURRENCY})`,
].join('|');
const OTHERS = `(?:${CERTAIN}|(?:19|20)\\d\\d)${END}`;

/** Words before a number that might be an amount: « au 66 250 000 ». */
const CALLED = '(?<!(?:[Tt][ée]l\\.?|ppele[rz]|Airtel|Moov|App|(?<!\\p{L})(?:au|le)) ?:? ?)';
const THOUSANDS = `${CALLED}[1-9]\\d{0,2}(?:[ .,](?!0[167])\\d{3}){0,3}[ .,]000`;
/** Decimals and thousands are no number where they stand first: behind a day they may be the end of one. */
const FIRST = `(?:${OTHERS}|0[.,]\\d{1,7}${END}|${THOUSANDS}${END})`;
const OTHER = `${FIRST}(?:${WIDE}${OTHERS}){0,5}`;

/** A further digit: one of the same group, or of a group that is nothing else. */
const MORE = `(?:\\d|${WIDE}(?!${OTHERS})\\d)`;
/** The bracket of a prefix: `(+241) 66`. */
const OPEN = '(?:\\((?=[+ ]*\\d{1,5} ?\\)))?';

/** Telephone numbers as people write them; a mobile number of Gabon begins with 6 or 7, another one with 11. */
const NUMBERS = [
  `${OPEN}(?:(?:\\+|00)${ACROSS})?241${ACROSS}0?${ACROSS}[167](?:${ACROSS}\\d){7}\\d*`,
  `${OPEN}\\+${WIDE}\\d(?:${WIDE}\\d){7,10}${MORE}{0,4}`,
  `00${WIDE}[1-9](?:${WIDE}\\d){8,10}${MORE}{0,4}`,
  // Of ten digits, as in France.
  `0[167](?:\\d|[ .()/_-](?!(?:${CERTAIN})${END})\\d){8}${END}`,
  `0[167]\\d(?:${ACROSS}\\d\\d){3}${END}`,
  `0[167](?:${WIDE}\\d){6}${MORE}?${END}`,
  `0${NARROW}[167](?:${NARROW}\\d){6}${MORE}?${END}`,
  `(?:11|[67]\\d)(?:[^\\p{L}\\d\\n,;:%]{1,3}\\d\\d){3}${END}`,
  `[67]${NARROW}\\d(?:${NARROW}\\d){6}${END}`,
  // No coordinate, no day (11122026) and no amount (11 250 750).
  `11(?!\\.\\d{6}|${NARROW}(?:0[1-9]|1[0-2])${NARROW}(?:19|20)\\d\\d${END})(?:${NARROW}\\d\\d){3}${END}`,
  `(?:0[67]\\d{9,17}|[67]\\d{7}0?[67]\\d{7})${END}`,
].join('|');

/**
 * What begins with digits: the number, if it may be one, and what it may be instead, to compare: `7/3/2026 18` with
 * `7/3/2026 18:30`. Both are read ahead: in « 65 500 (077 12 34 56) » one number begins in another.
 */
const numbersBetween = (before: string, after: string) =>
  new RegExp(
    `(?<!\\d)${before}(?=(?!${OTHER}${WIDE}(?:${NUMBERS}))(?<number>(?:${NUMBERS})${after})|)(?=(?<other>${OTHER})?)(?:${FIRST}|\\d+|[(+])`,
    'gu',
  );
const IN_TEXT = numbersBetween('', '');
/** In addresses, digits beside letters, hyphens or `_` belong to an id. */
const IN_ADDRESS = numbersBetween('(?<![\\p{L}_-])', '(?![\\p{L}_-])');
type Range = { from: number; to: number };

const BEFORE_CERTAIN = new RegExp(`${WIDE}(?:${CERTAIN})${END}`, 'uy');
const BEFORE_OTHER = new RegExp(WIDE + OTHERS, 'uy');

/**
 * Ranges of what may be a telephone number: it has digits that days, times and amounts leave over. One that begins in another
 * makes it longer, unless the other stands before a day, a time, an amount or a year.
 */
function rangesOf(pattern: RegExp, text: string): Range[] {
  const ranges: Range[] = [];
  for (const { index, groups: { number = '', other = '' } = {} } of text.matchAll(pattern)) {
    if (number.length <= other.length) continue;
    const to = index + number.length;
    const last = ranges.at(-1);
    if (!last || index >= last.to) ranges.push({ from: index, to });
    else if (to > last.to) {
      const following = number.startsWith('0') ? BEFORE_CERTAIN : BEFORE_OTHER;
      following.lastIndex = last.to;
      if (!following.test(text)) last.to = to;
    }
  }
  return ranges;
}

const withSample = (text: string, ranges: readonly Range[], sample: string) =>
  ranges.reduceRight(
    (masked, { from, to }) => masked.slice(0, from) + sample + masked.slice(to),
    text,
  );

const ANY_DIGIT = /\p{Nd}/u;
/** A character as its reader sees it: a plain digit, space or hyphen; nothing for an invisible one. */
function plain(character: string): string {
  if (/^[\p{Cf}\p{M}]$/u.test(character)) return '';
  if (/^[\p{Zs}\t\u2800\u3164\u115f\u1160]$/u.test(character)) return ' ';
  if (/^[\p{Pd}\u2212]$/u.test(character)) return '-';
  const same = character.normalize('NFKC');
  return ANY_DIGIT.test(same) ? same.replace(/\p{Nd}/gu, digitOf) : same;
}

/** The ASCII digit of a decimal digit: Unicode has ten in a row, from a code point that no digit precedes or ten digits do. */
function digitOf(digit: string): string {
  let code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let value = 0;
  while (value < 50 && ANY_DIGIT.test(String.fromCodePoint(--code))) value += 1;
  return String(value % 10);
}

/** Ranges of the telephone numbers in a text, as offsets of its UTF-16 units. */
export function numbersIn(text: string): Range[] {
  if (!/\p{N}.*\p{N}/su.test(text)) return [];
  let read = '';
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    for (const one of plain(character)) {
      read += one;
      for (let unit = 0; unit < one.length; unit += 1) offsets.push(at);
    }
    at += character.length;
  }
  offsets.push(at);
  // A letter O among digits is read as a zero.
  const digits = read.replace(/(?<=\d[^\p{L}\n]?)[oO](?!\p{L})|(?<!\p{L})[oO](?=\d)/gu, '0');
  return rangesOf(IN_TEXT, digits).map(({ from, to }) => {
    const end = offsets[to - 1] ?? at;
    const last = String.fromCodePoint(text.codePointAt(end) ?? 0).length;
    return { from: offsets[from] ?? 0, to: end + last };
  });
}

const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\S|#)/i;
const DIALS = /^(?:tel|sms|callto|whatsapp):/i;
const WHATSAPP = /(wa\.me\/|[?&]phone=)[^/?&#]*/gi;

/**
 * A text or an address with the sample number in place of each telephone number. Addresses of the site (`/contact`) stay: they
 * name files.
 */
export function maskNumbers(text: string): string {
  if (/^\/(?!\/)\S*$/.test(text)) return text;
  if (ADDRESS.test(text)) return maskAddress(text);
  return withSample(text, numbersIn(text), SAMPLE_NUMBER);
}

/** Data with the sample number in place of each telephone number in its texts. */
export const maskData = <T>(data: T): T =>
  mapData(undefined, data, (value) =>
    typeof value === 'string' ? maskNumbers(value) : value,
  ) as T;

function maskAddress(address: string): string {
  const plainAddress = decoded(address).normalize('NFKC');
  if (DIALS.test(plainAddress)) return `tel:+${SAMPLE_DIGITS}`;
  const shown = plainAddress.replace(WHATSAPP, (_, before: string) => before + SAMPLE_DIGITS);
  const masked = withSample(shown, rangesOf(IN_ADDRESS, shown), `+${SAMPLE_DIGITS}`);
  return masked === plainAddress ? address : encodeURI(masked);
}

/** An address without percent-encoding, also when it is encoded twice. */
function decoded(address: string, times = 3): string {
  try {
    const once = decodeURIComponent(address);
    return once === address || times === 0 ? once : decoded(once, times - 1);
  } catch {
    return address;
  }
}
