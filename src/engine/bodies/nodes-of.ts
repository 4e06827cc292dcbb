import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Position } from '../issue.ts';
import type { Element } from './syntax/element.ts';

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
export const startOf = (node: { position?: { start: Position } | undefined }): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** The blocks of a page, in the order of the text. */
export const elementsOf = (tree: Root): Element[] =>
  nodesOf(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );

/** A property of a block written as a text, with its place; undefined for any other. */
export function textProperty(element: Element, name?: string) {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? { attribute: found, value: found.value } : undefined;
}
