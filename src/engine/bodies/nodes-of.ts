import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Position } from '../issue.ts';
import type { Element } from './syntax/element.ts';

/** A node and its descendants, in order. `unist-util-visit` names a function after each node, which was slower than all plugins. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}

/** Start of a node. */
export const startOf = (node: { position?: { start: Position } | undefined }): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** Blocks of a page, in order. */
export const elementsOf = (tree: Root): Element[] =>
  nodesOf(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );

/** Text property of a block; undefined for any other. */
export function textProperty(element: Element, name?: string) {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? { attribute: found, value: found.value } : undefined;
}
