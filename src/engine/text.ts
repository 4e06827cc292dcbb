const BOM = /^\ufeff/;

/** A letter with its accents apart, as some PDFs give it. More marks than a letter may have are left alone: sorting a long row of them is slow. */
const APART = /\p{L}\p{M}{1,4}/gu;

/** Where all marks are, and little that French uses: most texts need not be looked at letter by letter, which takes 30 times as long. */
const MARKS = /[\u0300-\u1fff\u20d0-\u20ff\u2c00-\u2dff\u3000-\udfff\ufb00-\ufe2f]/;

/**
 * A text as the parsers expect it: no byte-order mark, `\n` line ends, accents in one sign with their letter.
 * Lines stay true, and columns count the letters that an editor sees.
 */
export function normalize(text: string): string {
  const straight = text.replace(BOM, '').replace(/\r\n?/g, '\n');
  if (!MARKS.test(straight)) return straight;
  return straight.replace(APART, (letter) => letter.normalize('NFC'));
}

/** Signs of no width that copying from a page, a chat or a contact card brings along; what joins two emojis into one is shown. */
const HIDDEN =
  /(?!\u200d)\p{Cf}|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A text as its editor sees it: without the signs that are not seen. */
export const withoutHiddenCharacters = (text: string) => text.replace(HIDDEN, '');

/** Whether a text says nothing: blank, or still the dots of an example to fill in. */
export const isUnwritten = (text: string) =>
  text === '' || !/[^\s.…]/.test(withoutHiddenCharacters(text));

/** A text in the letters of the plain alphabet: "Œuvre d’été" gives "oeuvre d’ete". Other signs stay as they are. */
export const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');

/** A text as part of an address: "Été à Oyem" gives `ete-a-oyem`. Words end where `between` stands. */
export const slugOf = (text: string, between = /[^a-z0-9]+/g) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(between, '-')
    .replace(/^-+|-+$/g, '');

/** The `tel:` address of a telephone number, however it is written: its digits, after the plus of the country. */
export const telAddress = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

/** Lower case, without accents or punctuation: how two words are compared. */
export const normalizedWord = (word: string) =>
  withoutAccents(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** A text shortened so that a message stays one line: at most `most` characters. */
export const short = (text: string, most = 60): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line.slice(0, most * 4));
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : line;
};

/** A value as a message shows it: short, between guillemets. */
export function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'rien');
  return `« ${short(text.replace(/^«\s?(.*?)\s?»$/s, '$1'))} »`;
}

/** Text for HTML content or a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of HTML that `escapeHtml` or React wrote, where no parser is at hand. */
export const decodeHtml = (html: string) =>
  html.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (all, hex, number, name) =>
    name ? (ENTITIES[name] ?? all) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +number),
  );

/** JSON inside a script element: no text can close it. */
export const scriptJson = (data: unknown) => JSON.stringify(data).replace(/</g, '\\u003c');

/** A line that opens or closes frontmatter. */
export const FENCE = /^---[ \t\u00a0\u202f]*$/;

/** An address or anchor without its percent signs; as it is when they cannot be read. */
export function percentDecoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
