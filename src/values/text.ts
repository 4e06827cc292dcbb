const BOM = /^\ufeff/;

/** A letter with separate accents (NFD), as in text from some PDFs. At most four accents, because normalizing long runs is slow. */
const APART = /\p{L}\p{M}{1,4}/gu;

/** Unicode ranges of combining accents and other characters that are rare in French: most texts skip the slower patterns. */
const MARKS = /[\u0300-\u1fff\u20d0-\u20ff\u2c00-\u2dff\u3000-\udfff\ufb1d-\ufe2f]/;

/** Normalizes a text for the parsers: no byte-order mark, `\n`, composed accents (NFC). Line numbers do not change. */
export function normalize(text: string): string {
  const straight = text.replace(BOM, '').replace(/\r\n?/g, '\n');
  return MARKS.test(straight)
    ? straight.replace(APART, (letter) => letter.normalize('NFC'))
    : straight;
}

/** Zero-width characters, which pasted text often contains. Not the joiner of two emojis, which changes their picture. */
const HIDDEN =
  /(?!\u200d)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** Removes zero-width characters from a text. */
export const withoutHiddenCharacters = (text: string) => text.replace(HIDDEN, '');

/** True for a blank text, one of only dots (`…`), or « décrivez ici… » and « Ce que montre la photo », as in an example to fill in. */
export const isUnwritten = (text: string) =>
  /^(?:$|décrivez ici|ce que (?:montre|l’on voit sur|l'on voit sur) (?:la |l['’]|cette )(?:photo|image)\s*\.?$)/i.test(
    text.trim(),
  ) || !/[^\s.…]/.test(withoutHiddenCharacters(text));

/** "Œuvre d’été" becomes "oeuvre d’ete"; other characters do not change. */
export const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');

/** A text as part of an address: "Été à Oyem" becomes `ete-a-oyem`. `between` matches the gaps between words. */
export const slugOf = (text: string, between = /[^a-z0-9]+/g) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(between, '-')
    .replace(/^-+|-+$/g, '');

/** `tel:` address of a telephone number: `+241 77 00 00 00` -> `tel:+24177000000`. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** A word in lower case without accents, spaces and punctuation, for comparison: "Été 2" becomes `ete2`. */
export const normalizedWord = (word: string) =>
  withoutAccents(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** A text on one line, cut to `max` characters. */
export const shorten = (text: string, max = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line.slice(0, max * 4));
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : line;
};

/** A value in a message: short, between guillemets. */
export function quoteValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'rien');
  return `« ${shorten(text.replace(/^«\s?(.*?)\s?»$/s, '$1'))} »`;
}

/** Escapes text for HTML content or a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Decodes an address or anchor; unchanged when its percent-encoding is invalid. */
export function percentDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const SHORT = /(?<=^|[\s’])(à|au|d[eu]|en|et|l[ae]|ou|un) (?=\S{4,11}(?:\s|$))/giu;

/** Adds no-break spaces to a title, so that no line ends with a word of two letters such as « de »; long words stay free to wrap. */
export const bindShortWords = (title: string) => title.replace(SHORT, '$1\u00a0');
