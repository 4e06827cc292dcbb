import { FENCE, normalize } from '../text.ts';

/** A whole file ready for the parser, in two parts that keep the number of every line. */
interface Prepared {
  /** The frontmatter as remark-frontmatter reads it: its fence on the first line, blank lines below. */
  frontmatter: string;
  body: string;
  /** The text between the `---` lines; undefined without frontmatter. */
  yaml: string | undefined;
}

/**
 * Parts a file from its frontmatter, as `documents/` does with a sound one: blank lines above the first
 * `---` are allowed. A caller that knows better where the body begins says so (`bodyLine`): the lines
 * above it are blank then.
 */
export function prepare(text: string, bodyLine?: number): Prepared {
  const lines = normalize(text).split('\n');
  const open = lines.findIndex((line) => line.trim() !== '');
  const isOpen = open >= 0 && FENCE.test(lines[open] ?? '');
  const close = isOpen ? lines.findIndex((line, at) => at > open && FENCE.test(line)) : -1;
  const keys = close > 0 ? lines.slice(open + 1, close) : undefined;
  const start = bodyLine === undefined ? close + 1 : bodyLine - 1;
  const frontmatter =
    keys && bodyLine === undefined
      ? ['---', ...lines.slice(0, open), ...keys, '---', ''].join('\n')
      : '\n'.repeat(start);
  return { frontmatter, body: lines.slice(start).join('\n'), yaml: keys?.join('\n') };
}

/** Blanks that Markdown takes for words: no-break spaces, of a Mac's keyboard or of Word, and signs of no width. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/g;
const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** The margin of a line, with the signs of a quotation, the mark of an item or of a heading, and the blanks after it. */
const MARGIN = new RegExp(`^(?:>|${BLANK})*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6})${BLANK}+(?=\\S))?`);
/** What follows a tag or the fence of a code to the end of its line. */
const AFTER = new RegExp(`(?<=[>\`~])${BLANK}+$`);
/** The row of dashes of a table. */
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

const plain = (text: string) => text.replace(ODD, ' ');

/**
 * A body in which odd blanks are plain spaces wherever they stand beside syntax, never among words. Each
 * is one sign for one sign, so that every place in the file stays true.
 */
export const plainBlanks = (body: string): string =>
  body.search(ODD) < 0
    ? body
    : body
        .split('\n')
        .map((line) =>
          DASHES.test(line) ? plain(line) : line.replace(MARGIN, plain).replace(AFTER, plain),
        )
        .join('\n');
