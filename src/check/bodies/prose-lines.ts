import type { Nodes } from 'mdast';
import { type Diagnosis, type Fix, type Issue, issueAt } from '../../values/issue.ts';
import type { Context } from './context.ts';

/** One line of a paragraph, a heading or a table cell, without the blanks and `>` at its start. */
export interface ProseLine {
  line: number;
  /** Number of characters before `source` in the line of the file. */
  from: number;
  /** Offset of `source` in the file's text. */
  offset: number;
  /** The text as the editor wrote it, with its Markdown syntax. */
  source: string;
  /** `source` with `PARSED` for each character of syntax, links, code and blocks. Visitors would see a `**` that is left. */
  unparsed: string;
}

/** In `unparsed`, replaces each character that is no plain text. */
export const PARSED = '\0';

/** An issue at an index of a line; its fix replaces `length` characters there. */
export function issueIn(
  { line, from, offset }: ProseLine,
  index: number,
  { file }: Context,
  { write, ...diagnosis }: Diagnosis & { write?: { length: number; text: string } | undefined },
): Issue {
  const at = offset + index;
  const fix: Fix | undefined = write && { from: at, to: at + write.length, text: write.text };
  return issueAt(file, { line, column: from + index + 1 }, fix ? { ...diagnosis, fix } : diagnosis);
}

export function proseLines(node: Nodes, { text }: Context): ProseLine[] {
  const { start, end } = node.position ?? {};
  if (start?.offset === undefined || end?.offset === undefined) return [];
  const first = start.offset;
  let shown = '';
  for (const { position } of textsOf(node)) {
    const [from = first, to = first] = [position?.start.offset, position?.end.offset];
    shown = shown.padEnd(from - first, PARSED) + text.slice(from, to);
  }
  shown = shown.padEnd(end.offset - first, PARSED);
  let offset = first;
  return text
    .slice(start.offset, end.offset)
    .split('\n')
    .map((whole, index) => {
      const margin = /^[\s>]*/.exec(whole)?.[0].length ?? 0;
      const at = offset + margin;
      const source = whole.slice(margin);
      offset += whole.length + 1;
      return {
        line: start.line + index,
        from: (index === 0 ? start.column - 1 : 0) + margin,
        offset: at,
        source,
        unparsed: shown.slice(at - first, at - first + source.length),
      };
    });
}

/** Text nodes outside of blocks and of links by a reference. */
function textsOf(node: Nodes): Nodes[] {
  if (node.type === 'text') return [node];
  if (node.type === 'linkReference' || node.type === 'mdxJsxTextElement') return [];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
}
