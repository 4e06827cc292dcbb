import type { Paragraph } from 'mdast';
import type { Fault } from '../fault.ts';
import type { Context } from './context.ts';
import { type Line, linesOf } from './lines-of.ts';
import { lostHeadings } from './lost-headings.ts';
import { lostItems, MAY_BE_ITEM } from './lost-items.ts';
import { lostTag } from './lost-tags.ts';
import { tabbedLines } from './tabbed-lines.ts';
import { rowsAsText } from './tables.ts';

/** Signs at the beginning of a line that ask for a list, a heading, a table or a block, and give a plain paragraph. */
export function lostMarks(node: Paragraph, context: Context): Fault[] {
  const lines = linesOf(node, context);
  if (!lines.some(mayHoldMark)) return [];
  const bare = lines.map(withoutMargin);
  return [
    ...lostHeadings(bare, context),
    ...bare.flatMap(lostTag),
    ...lostItems(bare, context),
    ...rowsAsText(bare, context),
    ...tabbedLines(bare),
  ];
}

/** Nearly every paragraph is told apart here. */
const mayHoldMark = ({ source }: Line) =>
  FIRST.test(source) || source.includes(' ##') || MAY_BE_ITEM.test(source) || source.includes('\t');

/** What a line begins with that lost a heading, a table or a block. */
const FIRST = /^[\s>]*(?:\\?#|\||<|[[‹＜]\/?\p{Lu}\p{L}+|\/?\p{Lu}\p{L}+(?:\s[^<]*)?>\s*$)/u;

function withoutMargin({ line, from, source }: Line): Line {
  const margin = /^[\s>]*/.exec(source)?.[0].length ?? 0;
  return { line, from: from + margin, source: source.slice(margin) };
}
