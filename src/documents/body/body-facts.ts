import type { Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { BodyAddress, BodyFacts } from '../../model/body.ts';
import { headingIds, repeatedTitle } from './headings.ts';
import { rangeIn, rangeOf, sourceOf, startOf } from './node-places.ts';
import { elementsOf, nodesOf } from './nodes-of.ts';
import type { ParsedDocument } from './parse-body.ts';
import { addressProperties, pictureAddress, picturedNames } from './picture-addresses.ts';

/** The headings, blocks, addresses and code of a body. */
export function factsOf(document: ParsedDocument): BodyFacts {
  const { tree } = document.body;
  const title = repeatedTitle(tree, document);
  const shown: Root = { ...tree, children: tree.children.filter((node) => node !== title) };
  return {
    headings: headingsOf(shown, document),
    blocks: blocksOf(tree),
    addresses: addressesOf(document),
    code: nodesOf(tree)
      .filter(({ type }) => type === 'code' || type === 'inlineCode')
      .map(rangeOf),
  };
}

const headingsOf = (
  tree: Root,
  document: Parameters<typeof headingIds>[1],
): BodyFacts['headings'] =>
  Array.from(headingIds(tree, document), ([node, id]) => ({
    depth: node.depth,
    text: textOf(node).trim(),
    id,
    position: startOf(node),
  }));

const blocksOf = (tree: Root): BodyFacts['blocks'] =>
  elementsOf(tree).map((element) => ({
    name: element.name ?? '',
    position: startOf(element),
    keys: element.attributes.flatMap(({ value }) => {
      const path = typeof value === 'object' && value ? value.value.split('.') : [];
      return path[0] === 'frontmatter' ? path.slice(1, 2) : [];
    }),
    texts: Object.fromEntries(
      element.attributes.flatMap((one) =>
        one.type === 'mdxJsxAttribute' && typeof one.value === 'string'
          ? [[one.name, { value: one.value, position: startOf(one) }]]
          : [],
      ),
    ),
  }));

/** Addresses of links, of pictures, and in properties of blocks (`href="/contact"`). */
function addressesOf(document: ParsedDocument): BodyAddress[] {
  const { tree } = document.body;
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const form = sourceOf(node, document) === node.url ? 'bare' : 'markdown';
    const kind = isPicture ? 'picture' : 'link';
    found.push({ kind, form, ...written(node, node.url, document) });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties))
    found.push({ kind, form: 'property', ...written(attribute, value, document) });
  return found.map((one) =>
    one.kind === 'picture' ? { ...one, address: pictureAddress(one.address) } : one,
  );
}

/** An address written in a node, with its offsets in the file if it is there as such. */
function written(
  node: Pick<Nodes, 'position'>,
  address: string,
  document: Pick<ParsedDocument, 'text'>,
) {
  const range = rangeIn(node, document, address);
  return { address, position: startOf(node), ...(range ? { range } : {}) };
}
