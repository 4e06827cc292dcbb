import type { Place } from '../../content/issue.ts';
import type { BlockTag } from './tag-nodes.ts';

/** The place in the file of a sign of a tag; `offset` counts from its `<`. */
export function placeInTag(node: BlockTag, offset: number): Place {
  const before = node.value.slice(0, offset).split('\n');
  const start = node.lines[before.length - 1] ?? node.lines.at(-1) ?? { line: 1, column: 1 };
  return { line: start.line, column: start.column + (before.at(-1)?.length ?? 0) };
}
