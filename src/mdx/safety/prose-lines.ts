import type { Nodes } from 'mdast';
import type { Place } from '../../content/issue.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';

/** One line of a paragraph, a heading or a cell, without its margin and the signs of a quotation. */
export interface ProseLine {
  line: number;
  /** How many characters of the file's line stand before it. */
  from: number;
  /** As it stands in the file. */
  source: string;
  /** The same, with `PARSED` for every sign that Markdown has parsed: the syntax left in it is shown to visitors. */
  unparsed: string;
}

/** What takes the place of a parsed sign. */
export const PARSED = '\0';

/** Where a sign of a line stands in the file. */
export const placeIn = ({ line, from }: ProseLine, offset = 0): Place => ({
  line,
  column: from + offset + 1,
});

/** The lines of a node that holds words. */
export function proseLines(node: Nodes, { lines }: Context): ProseLine[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const own = lines.slice(start.line - 1, end.line);
  const signs = own.map((text) => text.split(''));
  for (const inner of nodesOf(node)) {
    for (const { from, to } of parsedRanges(inner, lines)) {
      for (let line = from.line; line <= to.line; line++) {
        const first = line === from.line ? from.column - 1 : 0;
        signs[line - start.line]?.fill(PARSED, first, line === to.line ? to.column - 1 : undefined);
      }
    }
  }
  const prose = own.map((text, index) => {
    const line = start.line + index;
    const to = line === end.line ? end.column - 1 : text.length;
    const first = index === 0 ? start.column - 1 : 0;
    const from = first + (/^[\s>]*/.exec(text.slice(first, to))?.[0].length ?? 0);
    const unparsed = signs[index]?.slice(from, to).join('') ?? '';
    return { line, from, source: text.slice(from, to), unparsed };
  });
  return prose.some(({ unparsed }) => unparsed.includes('<!--')) ? withoutComments(prose) : prose;
}

interface Range {
  from: Place;
  to: Place;
}

/** How many signs stand on each side of the words that a node formats. */
const MARKS: Partial<Record<Nodes['type'], number>> = { strong: 2, emphasis: 1, delete: 2 };

const OPAQUE = new Set<Nodes['type']>([
  'inlineCode',
  'image',
  'imageReference',
  'linkReference',
  'footnoteReference',
  'mdxJsxTextElement',
]);

function parsedRanges({ type, position }: Nodes, lines: readonly string[]): Range[] {
  if (!position) return [];
  const { start: from, end: to } = position;
  const marks = MARKS[type];
  if (marks !== undefined) {
    return [
      { from, to: { line: from.line, column: from.column + marks } },
      { from: { line: to.line, column: to.column - marks }, to },
    ];
  }
  // A bare address stays: it may be a part of a link that was not parsed.
  const isLink = type === 'link' && /[[<]/.test(lines[from.line - 1]?.[from.column - 1] ?? '');
  return isLink || OPAQUE.has(type) ? [{ from, to }] : [];
}

/** Comments are no longer in the tree. */
function withoutComments(lines: readonly ProseLine[]): ProseLine[] {
  const shown = lines
    .map(({ unparsed }) => unparsed)
    .join('\n')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, (comment) => comment.replace(/[^\n]/g, PARSED))
    .split('\n');
  return lines.map((line, index) => ({ ...line, unparsed: shown[index] ?? '' }));
}
