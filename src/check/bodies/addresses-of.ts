import type { Nodes, Root } from 'mdast';
import type { BodyAddress } from '../../content/body-facts.ts';
import { elementsOf, nodesOf, startOf } from '../../mdx/nodes-of.ts';
import { addressProperties, pictureAddress } from '../../mdx/picture-addresses.ts';
import { type Context, rangeIn, sourceOf } from './context.ts';
import { picturedNames } from './markdown.ts';

/** All addresses in the body of a page: of links, of pictures, and in properties of blocks (`href="/contact"`). */
export function addressesOf(tree: Root, context: Context): BodyAddress[] {
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const form = sourceOf(node, context) === node.url ? 'bare' : 'markdown';
    const kind = isPicture ? 'picture' : 'link';
    found.push({ kind, form, ...written(node, node.url, context) });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties))
    found.push({ kind, form: 'property', ...written(attribute, value, context) });
  return found.map((one) =>
    one.kind === 'picture' ? { ...one, address: pictureAddress(one.address) } : one,
  );
}

/** An address written in a node, with its offsets in the file if it is there as such. */
function written(node: Pick<Nodes, 'position'>, address: string, context: Context) {
  const range = rangeIn(node, context, address);
  return { address, position: startOf(node), ...(range ? { range } : {}) };
}
