import type { Root } from 'mdast';
import { elementsOf, nodesOf } from '../documents/body/nodes-of.ts';
import { addressProperties, pictureAddress } from '../documents/body/picture-addresses.ts';

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
