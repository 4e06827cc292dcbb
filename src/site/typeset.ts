import type * as z from 'zod';
import { convertQuotes, GAP, HIDDEN } from '../values/typeset/quotes.ts';
import { isFormed, mapData } from './schema/schema-fields.ts';

const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/** Blanks. Patterns repeat them at most a few times (`{0,4}`), so that matching takes linear time. */
const SPACES = '[ \\t\\u00a0\\u202f\\u2009]';
const UNITS =
  '€|\\$|£|%|‰|°C|°|FCFA|XAF|F(?= ?CFA)|M€|k€|km/h|km²|km|m²|m³|m|cm|mm|ha|kg|g|t|L|l|h|min|s|Ko|Mo|Go|kWh|kW|MW';

/** Addresses and emoticons (`:-)`), which must not change. */
const VERBATIM_SPANS = new RegExp(
  [
    `(?:https?://|www\\.|mailto:|tel:)[^\\s<>«»${GAP}]+`,
    '[\\w.+-]{1,64}@[\\w-]{1,63}(?:\\.[\\w-]{1,63}){1,5}',
    `(?<=^|[\\s${GAP}])[:;8=]-?[)(DPpOo/|\\]\\[*3](?=$|[\\s.,!?…)${GAP}])`,
  ].join('|'),
  'g',
);

/** An amount in groups of three digits: `1 250 000`. Groups of two digits are a telephone number. */
const AMOUNT =
  /(?<![\d.,+]|[\d+][ \u00a0\u202f])\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,5}(?!\d|[ \u00a0\u202f]\d)/g;

/** A pattern and its replacement. A text without `character`, a character in every match, skips the slower pattern. */
const rule = (character: RegExp, pattern: string, to: string) =>
  ({ character, pattern: new RegExp(pattern, 'gu'), to }) as const;

/** Rules of French typography. Before punctuation, an existing space becomes a no-break space, but none is added. */
const RULES = [
  rule(/'/, `(?<=\\p{L}${GAP}{0,9})'(?=${GAP}{0,9}[\\p{L}\\p{N}«"“${HIDDEN}])`, '’'),
  // Keyboards have no guillemets.
  rule(/<</, '<<([^<>]{1,2000})>>', '«$1»'),
  rule(/\.{3}/, '(?<!\\.)\\.{3}(?!\\.)', '…'),
  rule(/«/, `«${SPACES}{0,4}(${GAP}{0,9})${SPACES}{0,4}(?=\\S)`, `«${NARROW}$1`),
  rule(/»/, `(?<=[^\\s${GAP}])${SPACES}{0,4}(${GAP}{0,9})${SPACES}{0,4}»`, `$1${NARROW}»`),
  rule(
    /[;!?]/,
    `(?<=[^\\s${GAP}([«]${GAP}{0,9})${SPACES}{1,4}(${GAP}{0,9}[;!?]{1,9}(?=$|[\\s»)\\]”*_…${GAP}]))`,
    `${NARROW}$1`,
  ),
  rule(
    /:/,
    `(?<=[^\\s${GAP}([«]${GAP}{0,9})${SPACES}{1,4}(${GAP}{0,9}:(?=$|[\\s*_${GAP}]))`,
    `${NO_BREAK}$1`,
  ),
  rule(
    /\d/,
    `(?<=\\d${GAP}{0,9})[ \\u202f](?=${GAP}{0,9}(?:${UNITS})(?![\\p{L}\\p{N}'’]))`,
    NO_BREAK,
  ),
  rule(/CFA/, '(?<=\\d\\u00a0F) (?=CFA)', NO_BREAK),
  rule(/°/, '(?<=(?<!\\p{L})[nN]°) (?=\\d)', NO_BREAK),
  rule(/M\.|Mme|Mlle|Dr|Pr/, '(?<=(?:^|[\\s(])(?:M\\.|Mme|Mlle|Dr|Pr)) (?=\\p{Lu})', NO_BREAK),
];

/** Characters of pasted text that search would not find: invisible ones, ligatures (ﬁ), no-break hyphens, odd blanks. */
const PASTED = /[\u00ad\u200b\ufeff\ufb00-\ufb06\u2010\u2011\u2000-\u2008\u200a\u205f\u3000]/g;

/** A text with the plain letters, hyphens and spaces of its pasted characters. */
export const withoutInvisible = (text: string): string =>
  text.replace(PASTED, (character) => {
    if (/[\u00ad\u200b\ufeff]/.test(character)) return '';
    if (/[\u2010\u2011]/.test(character)) return '-';
    return /\s/.test(character) ? ' ' : character.normalize('NFKC');
  });

/**
 * French typography of a text: no-break spaces, guillemets, apostrophes, ellipsis. Loses no letter, adds spaces only
 * inside guillemets, and is idempotent.
 */
export const typeset = (text: string): string => typesetRuns([withoutInvisible(text)]).join('');

/** Typesets the pieces of one paragraph together: a quote may start in one and end in another. `null` is a picture or code. */
export function typesetRuns(runs: readonly (string | null)[]): string[] {
  if (runs.length === 0) return [];
  const hidden: string[] = [];
  const hide = (span: string) => {
    hidden.push(span);
    return HIDDEN;
  };
  const isForeign = runs.some((run) => run !== null && /[\ue000\ue001]/.test(run));
  if (isForeign) return runs.map((run) => run ?? '');
  const joined = runs
    .map((run) => (run === null ? hide('') : run.replace(VERBATIM_SPANS, hide)))
    .join(GAP);
  const set = RULES.reduce(
    (text, { character, pattern, to }) => (character.test(text) ? text.replace(pattern, to) : text),
    convertQuotes(joined),
  );
  let index = 0;
  // After the rules: `AMOUNT` does not match after a dot, and the rules have replaced three dots by `…`.
  const spaced = set.replace(AMOUNT, (amount) => amount.replace(/\D/g, NARROW));
  return spaced.replace(/\ue001/g, () => hidden[index++] ?? '').split(GAP);
}

const ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)\S*$/;
const NUMBER_TO_DIAL = /^\+?\d[\d .\u00a0\u202f-]*$/;

/**
 * Typesets all texts in plain data, except addresses, telephone numbers, and single words with a format in the schema. In
 * data of another language (`lang`), it only removes invisible characters.
 */
export function typesetData<T>(data: T, schema?: z.ZodType): T {
  const isForeign = data instanceof Object && 'lang' in data && data.lang !== 'fr';
  return mapData(schema, data, (value, field) => {
    if (typeof value !== 'string') return value;
    const text = withoutInvisible(value);
    return isForeign ? text : typesetValue(text, field);
  }) as T;
}

function typesetValue(value: string, field?: z.ZodType): string {
  const isName = (!/\s/.test(value) || NUMBER_TO_DIAL.test(value)) && isFormed(field);
  return isName || ADDRESS.test(value) ? value : typeset(value);
}
