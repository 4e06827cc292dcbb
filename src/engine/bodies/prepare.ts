import type { VFile } from 'vfile';
import { type PageReading, readPage } from '../documents/read-page.ts';
import type { Model } from '../model.ts';
import { normalize } from '../text.ts';

/** A file as the reader of content gives it; one that the check has read is not read again. */
export const pageOf = (file: VFile, model: Model): PageReading =>
  readPage({ text: normalize(String(file)), file: file.path ?? '', model });

/** Blanks that Markdown takes for words: no-break spaces, of a Mac's keyboard or of Word, and characters of no width. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/g;
const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** The margin of a line, with the characters of a quotation, the mark of an item or of a heading, and the blanks after it. */
const MARGIN = new RegExp(`^(?:>|${BLANK})*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6})${BLANK}+(?=\\S))?`);
/** What follows a tag or the fence of a code to the end of its line. */
const AFTER = new RegExp(`(?<=[>\`~])${BLANK}+$`);
/** The row of dashes of a table. */
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

const withPlainSpaces = (text: string) => text.replace(ODD, ' ');

/** The fence of a code, after the margin of its line. */
const CODE_FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})(.*)$/;

/**
 * A body in which odd blanks are plain spaces wherever they are next to syntax, never among words or in fenced code.
 * Each is one character for one character, so that every position in the file stays true.
 */
export function plainBlanks(body: string): string {
  if (body.search(ODD) < 0) return body;
  let open: string | undefined;
  const lines = body.split('\n').map((line) => {
    const [, fence = '', rest = ''] = CODE_FENCE.exec(line) ?? [];
    const isClosing = open !== undefined && fence.startsWith(open) && rest.trim() === '';
    if (open !== undefined && !isClosing) return line;
    open = open === undefined && fence !== '' ? fence : undefined;
    return DASHES.test(line)
      ? withPlainSpaces(line)
      : line.replace(MARGIN, withPlainSpaces).replace(AFTER, withPlainSpaces);
  });
  return lines.join('\n');
}
