const BOM = /^\ufeff/;

/**
 * A letter with its accents apart, as some PDFs give it. More marks than a letter may have are left alone:
 * putting a long row of them in order would take its time.
 */
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
