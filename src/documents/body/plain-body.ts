import type { Code, InlineCode, Root } from 'mdast';
import { blockSpecs } from '../../site/blocks/index.ts';
import { withoutInvisible } from '../../site/typeset.ts';
import { nodesOf } from './nodes-of.ts';

/** Blanks that Markdown parses as letters: no-break and thin spaces (from Word or a Mac), zero-width characters. */
const ODD = /[\u00a0\u202f\u2007\u2009\u200b\ufeff]/g;
const BLANK = String.raw`[ \t\u00a0\u202f\u2007\u2009\u200b\ufeff]`;

/** Start of a line: blanks, the marker of a quotation, item or heading, and the blanks after it: `> - `, `## `. */
const MARGIN = new RegExp(`^(?:>|${BLANK})*(?:(?:[-*+]|\\d{1,3}[.)]|#{1,6})${BLANK}+(?=\\S))?`);
/** Blanks at the end of a line, after a tag or a code fence. */
const AFTER = new RegExp(`(?<=[>\`~])${BLANK}+$`);
/** The line of dashes of a table: `|---|:-:|`. */
const DASHES = new RegExp(`^(?=[^-]*-)(?=[^|]*\\|)(?:[|:-]|${BLANK})+$`);

/** The tag of a block, up to its `>`. */
const TAG = new RegExp(`</?(?:${[...blockSpecs.keys()].join('|')})(?![\\w-])[^<>]*>`, 'g');
/** A value in curly quotes or guillemets. Its closing quote is before a blank or the end of the tag: `“d’“ici””`. */
const CURLY =
  /(?<==[^\S\n]*)(?:[“”„‟]([^"]*?)[“”„‟"]|«([^"]*?)»|[‘’]([^"]*?)[‘’'])(?=[\s\u200b\ufeff/>])/g;
const QUOTED = new RegExp(`"[^"]*"|'[^']*'|${ODD.source}`, 'g');

const withPlainSpaces = (text: string) => text.replace(ODD, ' ');

const plainTag = (tag: string) =>
  tag
    .replace(CURLY, (_, ...inner: (string | undefined)[]) => `"${inner.slice(0, 3).join('')}"`)
    .replace(QUOTED, (part) => (part.length === 1 ? ' ' : part));

const plainLine = (line: string) =>
  DASHES.test(line)
    ? withPlainSpaces(line)
    : line.replace(MARGIN, withPlainSpaces).replace(AFTER, withPlainSpaces);

/**
 * A body as the Markdown parser needs it: plain spaces next to syntax, straight quotes in the tags of blocks. Between words
 * nothing changes. The length stays, so positions are those of the file.
 */
export const plainBody = (body: string): string =>
  (body.search(ODD) < 0 ? body : body.split('\n').map(plainLine).join('\n')).replace(TAG, plainTag);

/** Writes pasted characters of words as plain letters: ligatures, no-break hyphens, odd blanks. Positions and code stay. */
export function remarkPlainTexts() {
  return (tree: Root) => {
    for (const node of nodesOf(tree)) {
      if (node.type === 'text')
        node.value = withoutInvisible(node.value).replace(/(?<=\p{L})`(?=\p{L})/gu, '’');
      if ('alt' in node && node.alt) node.alt = withoutInvisible(node.alt);
      if ('title' in node && node.title) node.title = withoutInvisible(node.title);
    }
  };
}

/** Gives code its characters back, because it is shown as written. `plain` and `written` have the same length. */
export function restoreCode(tree: Root, plain: string, written: string): void {
  if (plain === written) return;
  for (const node of nodesOf(tree)) {
    if (node.type !== 'code' && node.type !== 'inlineCode') continue;
    const [from, to] = [node.position?.start.offset, node.position?.end.offset];
    const [read, source] = [plain.slice(from, to), written.slice(from, to)];
    if (source !== read) node.value = writtenValue(node, read, source);
  }
}

function writtenValue({ value, type }: Code | InlineCode, read: string, source: string): string {
  if (type === 'inlineCode') {
    const at = read.replaceAll('\n', ' ').indexOf(value);
    return at < 0 ? value : source.slice(at, at + value.length).replaceAll('\n', ' ');
  }
  // A line of the value is the end of a line of the file.
  const lines = source.split('\n').slice(1);
  return value
    .split('\n')
    .map((line, index) => (line === '' ? '' : (lines[index]?.slice(-line.length) ?? line)))
    .join('\n');
}
