const BOM = /^\ufeff/;

/**
 * A letter with its accents apart, as some PDFs give it. More marks than a letter may have are left alone:
 * putting a long row of them in order would take its time.
 */
const APART = /\p{L}\p{M}{1,4}/gu;

/**
 * A text as the parsers expect it: no byte-order mark, `\n` line ends, accents in one sign with their letter.
 * Lines stay true, and columns count the letters that an editor sees.
 */
export function normalize(text: string): string {
  return text
    .replace(BOM, '')
    .replace(/\r\n?/g, '\n')
    .replace(APART, (letter) => letter.normalize('NFC'));
}
