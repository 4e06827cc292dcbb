import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { blockSpecs } from '../site/blocks/index.ts';
import { percentDecoded } from '../values/text.ts';
import type { Element } from './block-elements.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';

/** Sets the decoded addresses of pictures in text and blocks, because pictures are found by the name of their file. */
export function remarkPictures() {
  return (tree: Root) => {
    const nodes = nodesOf(tree);
    const addresses = new Map(
      nodes.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
    );
    for (const node of nodes) {
      const src =
        node.type === 'image'
          ? node.url
          : node.type === 'imageReference' && addresses.get(node.identifier);
      if (src) node.data = { hProperties: { src: pictureAddress(src) } };
    }
    for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties))
      if (kind === 'picture') attribute.value = pictureAddress(value);
  };
}

interface AddressProperty {
  kind: 'link' | 'picture';
  attribute: MdxJsxAttribute;
  value: string;
}

/** Properties of a block that contain an address (`href="…"`); empty for an unknown block. */
export function addressProperties(element: Element): AddressProperty[] {
  const spec = blockSpecs.get(element.name ?? '');
  return Object.entries(spec?.props ?? {}).flatMap(([name, { type: kind }]) => {
    if (kind !== 'link' && kind !== 'picture') return [];
    const given = textProperty(element, name);
    return given ? [{ kind, ...given }] : [];
  });
}

/** Address of a picture of the site, decoded: editors copy percent-encoded addresses from GitHub. */
export const pictureAddress = (url: string): string =>
  url.startsWith('/images/') ? percentDecoded(url) : url;
