import type { VFile } from 'vfile';
import type { Model } from '../content/model.ts';
import { type PageReading, readPage } from '../documents/read-page.ts';
import { normalize } from '../values/text.ts';

/** Parses the frontmatter of a file. `readPage` memoizes: a file that the check has read is not parsed again. */
export const readingOf = (file: VFile, model: Model): PageReading =>
  readPage({ text: normalize(String(file)), file: file.path ?? '', model });

/** Blanks that Markdown parses as letters: no-break and thin spaces (from Word or a Mac), zero-width characters. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/g;
const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** Start of a line: blanks, the marker of a quotation, item or heading, and the blanks after it: `> - `, `## `. */
const MARGIN = new RegExp(`^(?:>|${BLANK})*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6})${BLANK}+(?=\\S))?`);
/** Blanks at the end of a line, after a tag or a code fence. */
const AFTER = new RegExp(`(?<=[>\`~])${BLANK}+$`);
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

const withPlainSpaces = (text: string) => text.replace(ODD, ' ');

/** First or last line of a code block, also in a list item: `- ~~~js`. Groups: the fence, the text after it. */
const CODE_FENCE = /^[\s>]*(?:(?:[-*+]|\d{1,3}[.)])\s+)?(`{3,}|~{3,})(.*)$/;

/** Replaces unusual blanks next to Markdown syntax by spaces, but not between words or in code blocks. Keeps the length, so positions stay valid. */
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
