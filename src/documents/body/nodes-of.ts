import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { BlockElement } from './block-elements.ts';

/** A node and its descendants, in document order. Replaces `unist-util-visit`, which is slow: it sets the name of a function for each node. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}

/** A copy of a tree, for steps that change it; positions are shared. */
export function copyOf<Node extends Nodes>(node: Node): Node {
  const copy = { ...node };
  if ('data' in copy && copy.data) copy.data = { ...copy.data };
  if ('attributes' in copy) copy.attributes = copy.attributes.map((one) => ({ ...one }));
  if ('children' in copy) copy.children = copy.children.map(copyOf) as typeof copy.children & [];
  return copy;
}

/** All blocks (JSX elements) of a page, in document order. */
export const elementsOf = (tree: Root): BlockElement[] =>
  nodesOf(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );

/** A property of a block with a text as value (`title="…"`); undefined when it is missing or has an expression. */
export function textProperty(element: BlockElement, name?: string) {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? { attribute: found, value: found.value } : undefined;
}
