import type { Nodes } from 'mdast';
import type { Place } from '../content/issue.ts';

/**
 * A node and all that it holds, in the order of the text. Not by `unist-util-visit`, which names a
 * function after each node that it sees: the walks of one page took longer than its plugins.
 */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}

/** Where a node of a tree begins. */
export const placeOf = (node: { position?: { start: Place } | undefined }): Place => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});
