import type { Nodes, Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { Position, Range, TextPlace } from '../values/issue.ts';
import type { Element } from './block-elements.ts';

/** A node and its descendants, in document order. Replaces `unist-util-visit`, which is slow: it sets the name of a function for each node. */
export function nodesOf(node: Nodes, found: Nodes[] = []): Nodes[] {
  found.push(node);
  if ('children' in node) for (const child of node.children) nodesOf(child, found);
  return found;
}

/** Line and column where a node starts, from 1; `1:1` for a node without position. */
export const startOf = (node: { position?: { start: Position } | undefined }): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

type Placed = Pick<Nodes, 'position'>;

/** Offsets of a node in the file's text. */
export const rangeOf = ({ position }: Placed): Range => ({
  from: position?.start.offset ?? 0,
  to: position?.end.offset ?? 0,
});

/** TextPlace of a node, which what is right replaces whole. */
export const placeOf = (node: Placed): TextPlace => ({ ...startOf(node), range: rangeOf(node) });

/** All blocks (JSX elements) of a page, in document order. */
export const elementsOf = (tree: Root): Element[] =>
  nodesOf(tree).filter(
    (node) => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
  );

/** A property of a block with a text as value (`title="…"`); undefined when it is missing or has an expression. */
export function textProperty(element: Element, name?: string) {
  const found = element.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === name,
  );
  return typeof found?.value === 'string' ? { attribute: found, value: found.value } : undefined;
}
