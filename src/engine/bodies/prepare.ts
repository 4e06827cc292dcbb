import type { VFile } from 'vfile';
import { type PageReading, readPage } from '../documents/read-page.ts';
import type { Model } from '../model.ts';
import { normalize } from '../text.ts';

/** Reads the frontmatter of a file; memoized with the check. */
export const pageOf = (file: VFile, model: Model): PageReading =>
  readPage({ text: normalize(String(file)), file: file.path ?? '', model });

/** Blanks that Markdown reads as words: no-break spaces of a Mac or Word, characters without width. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/g;
const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** Margin of a line, with the marks of a quotation, an item or a heading, and the blanks after it. */
const MARGIN = new RegExp(`^(?:>|${BLANK})*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6})${BLANK}+(?=\\S))?`);
/** Blanks after a tag or a fence. */
const AFTER = new RegExp(`(?<=[>\`~])${BLANK}+$`);
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

const withPlainSpaces = (text: string) => text.replace(ODD, ' ');

/** Code fence. */
const CODE_FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})(.*)$/;

/** Replaces unusual blanks next to syntax by spaces, not between words or in fenced code. One character replaces one, so positions stay valid. */
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
