import type { Nodes } from 'mdast';
import type { Place } from '../../content/issue.ts';
import { nodesOf } from '../nodes-of.ts';
import type { Context } from './context.ts';

/** One line of a paragraph, a heading or a cell, as it stands in the file. */
export interface Line {
  line: number;
  /** How many characters of the file's line stand before it. */
  from: number;
  source: string;
}

/** Where a line begins, for who is told of it. */
export const placeOfLine = ({ line, from }: Line): Place => ({ line, column: from + 1 });

/** What takes the place of every sign that Markdown has understood. */
export const READ = '\0';

/** The lines of a node, as written. */
export function linesOf({ position }: Nodes, { lines }: Context): Line[] {
  const { start, end } = position ?? {};
  if (!start || !end) return [];
  return lines.slice(start.line - 1, end.line).map((text, index) => {
    const line = start.line + index;
    const from = index === 0 ? start.column - 1 : 0;
    return { line, from, source: text.slice(from, line === end.line ? end.column - 1 : undefined) };
  });
}

/**
 * The lines of a node with all that Markdown has understood blotted out, sign for sign: what is left of
 * its syntax is shown as it stands. A bare address is left, because it may end in the middle of a link.
 */
export function unreadLines(node: Nodes, context: Context): Line[] {
  const lines = linesOf(node, context);
  const first = lines[0]?.line ?? 1;
  const hidden: [from: number, to: number][][] = lines.map(() => []);
  const hide = (start: Place, end: Place) => {
    for (let line = start.line; line <= end.line; line++) {
      const { from = 0, source = '' } = lines[line - first] ?? {};
      const to = line === end.line ? end.column - 1 - from : source.length;
      hidden[line - first]?.push([line === start.line ? start.column - 1 - from : 0, to]);
    }
  };
  for (const inner of nodesOf(node)) hideIn(inner, context, hide);
  const shown = lines.map((line, index) => ({ ...line, source: blot(line, hidden[index] ?? []) }));
  return shown.some(({ source }) => source.includes('<!--')) ? withoutNotes(shown) : shown;
}

type Hide = (start: Place, end: Place) => void;

function hideIn(node: Nodes, { lines }: Context, hide: Hide): void {
  if (node.type === 'mdxJsxTextElement') {
    for (const { position } of node.attributes) if (position) hide(position.start, position.end);
    return;
  }
  if (!node.position) return;
  const { start, end } = node.position;
  const marks = node.type === 'strong' || node.type === 'delete' ? 2 : 1;
  switch (node.type) {
    case 'strong':
    case 'emphasis':
    case 'delete':
      hide(start, { line: start.line, column: start.column + marks });
      hide({ line: end.line, column: end.column - marks }, end);
      return;
    case 'link':
      if (/[[<]/.test(lines[start.line - 1]?.[start.column - 1] ?? '')) hide(start, end);
      return;
    case 'inlineCode':
    case 'image':
    case 'imageReference':
    case 'linkReference':
    case 'footnoteReference':
      hide(start, end);
  }
}

function blot({ source }: Line, hidden: [number, number][]): string {
  let done = 0;
  let out = '';
  for (const [from, to] of hidden.sort((a, b) => a[0] - b[0])) {
    const start = Math.max(from, done);
    if (to <= start) continue;
    out += source.slice(done, start) + READ.repeat(to - start);
    done = to;
  }
  return out + source.slice(done);
}

/** A note to oneself is not in the tree any more. */
function withoutNotes(lines: Line[]): Line[] {
  const text = lines.map(({ source }) => source).join('\n');
  const shown = text
    .replace(/<!--[\s\S]*?(?:-->|$)/g, (note) => note.replace(/[^\n]/g, READ))
    .split('\n');
  return lines.map((line, index) => ({ ...line, source: shown[index] ?? '' }));
}
