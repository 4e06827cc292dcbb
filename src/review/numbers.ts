/** Between the digits of a number: at most four characters that are no letter or digit, such as the end of a cell. */
const GAP = '[^\\p{L}\\d]{0,4}';
const more = (least: number, most: number) => `(?:${GAP}\\d){${least},${most}}`;

/** With the prefix of a country; of Gabon, of eight digits since 2019, behind a zero or `241`; seven behind a zero before. */
const NUMBERS = new RegExp(
  [
    `(?:\\+|00)${GAP}[1-9]${more(7, 13)}`,
    `(?<!\\d)(?:241${GAP})?(?:0${GAP}[167]${more(6, 7)}|[167]${more(7, 7)})`,
  ].join('|'),
  'gu',
);

/**
 * The telephone numbers in a text, as plain digits, however they are written. Some days, hours and sums look like one and are
 * found, too: where somebody reads what is found, a false alarm costs a line.
 */
export function numbersIn(text: string): string[] {
  if (!/\p{N}.*\p{N}/su.test(text)) return [];
  const read = Array.from(text, plain).join('');
  // A letter O among digits is read as a zero.
  const digits = read.replace(/(?<=\d[^\p{L}\n]?)[oO](?!\p{L})|(?<!\p{L})[oO](?=\d)/gu, '0');
  return Array.from(digits.matchAll(NUMBERS), ([number]) => number.replace(/[^\d+]/g, ''));
}

const ANY_DIGIT = /\p{Nd}/u;

/** A character as its reader sees it: a plain digit; nothing for an invisible one. */
function plain(character: string): string {
  if (/^[\p{Cf}\p{M}]$/u.test(character)) return '';
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
