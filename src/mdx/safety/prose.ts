import type { Nodes } from 'mdast';
import type { Fault } from '../fault.ts';
import { codeStatements } from './code-statements.ts';
import type { Context } from './context.ts';
import { proseLines } from './prose-lines.ts';
import { unpairedBold } from './unpaired-bold.ts';
import { unparsedComments } from './unparsed-comments.ts';
import { unparsedHeadings } from './unparsed-headings.ts';
import { unparsedLinks } from './unparsed-links.ts';
import { unparsedLists } from './unparsed-lists.ts';
import { unparsedTables } from './unparsed-tables.ts';
import { unparsedTags } from './unparsed-tags.ts';

/** Nearly every line is told apart here: a sign of Markdown anywhere, or at its beginning. */
const MAY_HOLD_SYNTAX = /[[\]*<>|\t]|^\s*(?:#|\W|\d|import|export)/;

/** Markdown that was not parsed as it was meant: visitors would read its signs. */
export function proseFaults(node: Nodes, context: Context): Fault[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  const written = context.lines.slice(start.line - 1, end.line);
  if (!written.some((line) => MAY_HOLD_SYNTAX.test(line))) return [];
  const lines = proseLines(node, context);
  return [
    ...unparsedLinks(lines),
    ...unpairedBold(lines, context),
    ...unparsedTags(lines),
    ...unparsedComments(lines),
    ...(node.type === 'paragraph'
      ? [
          ...unparsedHeadings(lines, context),
          ...unparsedLists(lines, context),
          ...unparsedTables(lines, context),
          ...codeStatements(lines),
        ]
      : []),
  ];
}
