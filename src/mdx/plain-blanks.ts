/** Blanks that Markdown takes for words: no-break spaces, of a Mac's keyboard or of Word, and signs of no width. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/;

const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** A line that is nothing but blanks, a lone tag, the end of a tag, the dashes of a table, or the fence of a code. */
const WHOLE = [
  `${BLANK}*`,
  `${BLANK}*</?\\p{L}[^<>]*>${BLANK}*`,
  `${BLANK}*/?>${BLANK}*`,
  `${BLANK}*(?:\`{3,}|~{3,})${BLANK}*`,
].map((source) => new RegExp(`^${source}$`, 'u'));
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

/** The mark of an item or of a heading, with the blanks around it. */
const MARKED = new RegExp(`^((?:>|${BLANK})*)([-*+]|\\d{1,3}[.)]|#{1,6})(${BLANK}+)(?=\\S)`, 'u');
/** The bar that begins a row of a table, after blanks. */
const ROW = new RegExp(`^${BLANK}+(?=\\|)`);

const FENCE = /^[\s>]*(?:`{3}|~{3})/;

/**
 * A body in which odd blanks are plain spaces wherever they stand beside syntax, never among words. Each
 * is one sign for one sign, so that every place in the file stays true.
 */
export function plainBlanks(body: string): string {
  if (!ODD.test(body)) return body;
  let inCode = false;
  return body
    .split('\n')
    .map((line) => {
      if (!ODD.test(line)) {
        if (FENCE.test(line)) inCode = !inCode;
        return line;
      }
      if (inCode && !FENCE.test(line)) return line;
      if (FENCE.test(line)) inCode = !inCode;
      return plainLine(line);
    })
    .join('\n');
}

function plainLine(line: string): string {
  if (DASHES.test(line)) return plain(line);
  if (WHOLE.some((shape) => shape.test(line))) {
    let from = 0;
    let to = line.length;
    while (from < to && isBlank(line[from])) from++;
    while (to > from && isBlank(line[to - 1])) to--;
    return plain(line.slice(0, from)) + line.slice(from, to) + plain(line.slice(to));
  }
  const mark = MARKED.exec(line) ?? ROW.exec(line);
  return mark ? plain(mark[0]) + line.slice(mark[0].length) : line;
}

const isBlank = (sign = '') => sign === ' ' || sign === '\t' || ODD.test(sign);

const plain = (text: string) => text.replace(new RegExp(ODD, 'g'), ' ');
