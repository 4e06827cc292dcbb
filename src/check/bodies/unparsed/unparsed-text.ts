import type { Nodes, Root } from 'mdast';
import type { Document } from '../../../model/document.ts';

/** Stands for a character that Markdown parsed. */
export const PARSED = '\0';
/** The last character of the margin of a line in a paragraph: blanks and `>`. */
const MARGIN = '\u{e000}';
/** The last character of the marker of a list item. */
const ITEM = '\u{e001}';

/**
 * What Markdown left as text: the text of a file with `PARSED` for each character of syntax, code and blocks, but `MARGIN` or
 * `ITEM` before the first character of a line in a paragraph. Lines and offsets stay. Visitors see a `**` in it.
 */
export function unparsedText(tree: Root, { text, body: { source } }: Document): string {
  let unparsed = '';
  const hide = (to: number) => {
    unparsed += text.slice(unparsed.length, to).replace(/[^\n]/g, PARSED);
  };
  const visit = (node: Nodes): void => {
    const from = node.position?.start.offset ?? 0;
    if (node.type === 'linkReference' || node.type === 'mdxJsxTextElement') return;
    if (node.type === 'paragraph' && from > unparsed.length) {
      hide(from - 1);
      unparsed += markBefore(text.slice(text.lastIndexOf('\n', from - 1) + 1, from));
    }
    if (node.type === 'text' && node.position && from >= unparsed.length) {
      hide(from);
      unparsed += text
        .slice(from, node.position.end.offset)
        .replace(/(?<=\n)[\s>]+/g, (written, at: number) =>
          margin(written, source.slice(from + at)),
        );
    } else if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  hide(text.length);
  return unparsed;
}

/** The margin of a line; a `>` that is none was another sign for the parser. */
function margin(written: string, parsed: string): string {
  const { length } = /^[\s>]*/.exec(parsed.slice(0, written.length))?.[0] ?? '';
  const blanks = length > 0 ? PARSED.repeat(length - 1) + MARGIN : '';
  return blanks + written.slice(length);
}

/** The last character before a paragraph, by what is before it on its line; a line end stays. */
function markBefore(before: string): string {
  if (before === '') return '\n';
  if (/^[\s>]*$/.test(before)) return MARGIN;
  return /^[\s>]*(?:[-*+]|\d{1,9}[.)])\s+$/.test(before) ? ITEM : PARSED;
}
