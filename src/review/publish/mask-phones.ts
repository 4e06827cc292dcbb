/** Separators inside a telephone number, also invisible ones; no line break, which separates the items of a list. */
const GAP = '[ \\u00a0\\u202f.()\\u00ad\\u200b-\\u200d\\u2060\\ufeff-]{0,3}';

/** `+241 77…`, `(+241) 77…`; `00241 77…`; `077 12 34 56` but not the day 01-03-2026; `77 12 34 56`, unlike `77 123 456`. */
const NUMBERS = [
  `\\(?\\+${GAP}\\p{Nd}(?:${GAP}\\p{Nd}){7,14}`,
  `\\b00\\p{Nd}(?:${GAP}\\p{Nd}){8,13}`,
  `\\b(?!0\\p{Nd}[.-]\\p{Nd}{2}[.-]\\p{Nd}{4}\\b)0(?:${GAP}\\p{Nd}){7,9}\\b`,
  '\\b[67]\\p{Nd}(?:[ \\u00a0\\u202f.-]\\p{Nd}{2}){3}\\b',
];

const NUMBER = new RegExp(NUMBERS.join('|'), 'gu');
/** Number in an address of WhatsApp. */
const IN_ADDRESS = /(wa\.me\/|[?&]phone=)(?:\+|%2B)?\p{Nd}[\p{Nd}.-]{5,}/giu;

/** Sample number, which pages show as such, and to which they offer no message. */
const SAMPLE = '+241 00 00 00 00';

/**
 * A text of the content, in which the sample number replaces each telephone number: anybody may propose a text, and visitors
 * must not find a number to pay at the address of the site that nobody has accepted.
 */
export const maskPhones = (text: string): string =>
  text
    .replace(IN_ADDRESS, (_, address: string) => address + SAMPLE.replace(/\D/g, ''))
    .replace(NUMBER, (number) => (/\s/.test(number) ? SAMPLE : SAMPLE.replace(/ /g, '')));
