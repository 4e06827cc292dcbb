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

/** What has many digits and is no number: days, years, times, amounts with a currency. */
const OTHERS = [
  '(?:19|20)\\d\\d-\\d\\d-\\d\\d',
  '(?:0?[1-9]|[12]\\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:19|20)\\d\\d',
  '(?:19|20)\\d\\d',
  '(?:[01]?\\d|2[0-4]) ?(?:[hH](?: ?[0-5]\\d)?|: ?[0-5]\\d)(?! ?[:hH])',
  '\\+? ?[1-9]\\d{0,2}(?:[ .,]?\\d{3})+(?= ?(?:F ?CFA|XAF|€|EUR))',
].join('|');

/** Decimals and whole thousands, which are no number where they stand first: behind a day they may be the end of one. */
const FIRST = `${OTHERS}|0[.,]\\d{1,7}|[1-9]\\d{0,2}(?:[ .,]\\d{3})*[ .,]000`;

/** Telephone numbers as people write them; a mobile number of Gabon begins with 6 or 7, another one with 11. */
const NUMBERS = [
  `\\(?\\+${WIDE}\\d(?:${WIDE}\\d){7,14}`,
  `00${WIDE}[1-9](?:${WIDE}\\d){8,13}`,
  `(?:\\+${ACROSS})?241${ACROSS}0?${ACROSS}[167](?:${ACROSS}\\d){7}`,
  `0[167]\\d(?:${ACROSS}\\d\\d){3}${END}`,
  `0[167](?:${WIDE}\\d){6,7}${END}`,
  `0${NARROW}[167](?:${NARROW}\\d){6,7}${END}`,
  `(?:11|[67]\\d)(?:[^\\p{L}\\d\\n,;:%]{1,3}\\d\\d){3}${END}`,
  `[67](?:${NARROW}\\d){7}${END}`,
].join('|');

/** Numbers, each with what begins at the same digit and is none, or the latter alone: `7/3/2026 18` with `7/3/2026 18:30`. */
const IN_TEXT = new RegExp(
  `(?<!\\d)(?=(?<other>(?:${FIRST})${END}(?:${WIDE}(?:${OTHERS})${END})*)?)(?:(?<number>${NUMBERS})|(?:${FIRST})${END})`,
  'gu',
);
/** In addresses, digits beside letters, hyphens or `_` belong to an id. */
const IN_ADDRESS = new RegExp(`(?<![\\p{L}_-])${IN_TEXT.source}(?![\\p{L}_-])`, 'gu');

/** Whether what `IN_TEXT` found is a telephone number: it has digits that days, times and amounts leave over. */
const isNumber = ({ number = '', other = '' }: Record<string, string | undefined> = {}) =>
  number.length > other.length;

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
export function numbersIn(text: string): { from: number; to: number }[] {
  // Fast answer for most texts.
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
  return [...digits.matchAll(IN_TEXT)].flatMap(({ 0: match, index, groups }) => {
    const end = offsets[index + match.length - 1] ?? at;
    const last = String.fromCodePoint(text.codePointAt(end) ?? 0).length;
    return isNumber(groups) ? { from: offsets[index] ?? 0, to: end + last } : [];
  });
}

/** Addresses, whose numbers have no blanks: `tel:`, `https:`, `#anchor`. */
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
  return numbersIn(text).reduceRight(
    (masked, { from, to }) => masked.slice(0, from) + SAMPLE_NUMBER + masked.slice(to),
    text,
  );
}

/** Data with the sample number in place of each telephone number in its texts. */
export const maskData = <T>(data: T): T =>
  mapData(undefined, data, (value) =>
    typeof value === 'string' ? maskNumbers(value) : value,
  ) as T;

function maskAddress(address: string): string {
  const plainAddress = decoded(address).normalize('NFKC');
  if (DIALS.test(plainAddress)) return `tel:+${SAMPLE_DIGITS}`;
  const masked = plainAddress
    .replace(WHATSAPP, (_, before: string) => before + SAMPLE_DIGITS)
    .replace(IN_ADDRESS, (...found) => (isNumber(found.at(-1)) ? `+${SAMPLE_DIGITS}` : found[0]));
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
