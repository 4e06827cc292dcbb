import type { Nodes } from 'mdast';

/**
 * A node and all that it holds, in the order of the text. Not by `unist-util-visit`, which names a
 * function after each node that it sees: the walks of one page took longer than its plugins.
 */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}
