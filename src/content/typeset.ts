const NARROW = '\u202f';
const NO_BREAK = '\u00a0';

/**
 * French typography of a run of text: no-break spaces before double signs and inside guillemets,
 * guillemets from straight quotes, typographic apostrophes, one ellipsis sign, no-break spaces in amounts.
 * Never loses a letter; already typeset text comes back unchanged.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\p{L}|\d)'(?=\p{L}|«|")/gu, '$1’')
    .replace(
      /(^|[\s([\u00a0\u202f])"(?=\S)([^"\n]*?\S)"(?=$|[\s.,;:!?)\]…])/gu,
      `$1«${NARROW}$2${NARROW}»`,
    )
    .replace(/\.\.\.(?!\.)/g, '…')
    .replace(/«[ \u00a0\u202f]*/g, `«${NARROW}`)
    .replace(/[ \u00a0\u202f]*»/g, `${NARROW}»`)
    .replace(/(?<=[\p{L}\p{N}»)\]”’…%€])[ \u00a0\u202f]+([;!?]+)(?=$|[\s»)\]”*_])/gu, `${NARROW}$1`)
    .replace(/(?<=[\p{L}\p{N}»)\]”’…%€])[ \u00a0\u202f]+:(?=$|[\s*_])/gu, `${NO_BREAK}:`)
    .replace(/(?<=\d)[ \u00a0\u202f](?=\d{3}(?!\d))/g, NARROW)
    .replace(/(?<=\d) (?=(?:€|%|FCFA|XAF|km|ha|h|min)(?![\p{L}\p{N}]))/gu, NO_BREAK);
}

/** Keys whose values are names or addresses, not text to typeset. */
const VERBATIM = new Set([
  'slug',
  'image',
  'src',
  'href',
  'link',
  'url',
  'icon',
  'id',
  'date',
  'video',
  'radio',
  'span',
  'lang',
]);

/** A copy of plain data with every text typeset, but for the keys that hold names and addresses. */
export function typesetData<T>(value: T, key = ''): T {
  if (typeof value === 'string')
    return (VERBATIM.has(key) && !/\s/.test(value) ? value : typesetText(value)) as T;
  if (Array.isArray(value)) return value.map((item) => typesetData(item, key)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, typesetData(inner, name)]),
    ) as T;
  }
  return value;
}

const ADDRESS = /^(?:https?:|mailto:|tel:|\/|#)\S*$/;

const typesetText = (value: string) => (ADDRESS.test(value) ? value : typeset(value));
