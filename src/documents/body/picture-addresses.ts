import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { blockSpecs } from '../../site/blocks/index.ts';
import { percentDecoded } from '../../values/text.ts';
import type { BlockElement } from './block-elements.ts';
import { nodesOf, textProperty } from './nodes-of.ts';

interface AddressProperty {
  kind: 'link' | 'picture';
  attribute: MdxJsxAttribute;
  value: string;
}

/** Properties of a block that contain an address (`href="…"`); empty for an unknown block. */
export function addressProperties(element: BlockElement): AddressProperty[] {
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

/** Identifiers of the definitions (`[plan]: /images/plan.jpg`) that pictures refer to. */
export const picturedNames = (tree: Root): Set<string> =>
  new Set(
    nodesOf(tree).flatMap((node) => (node.type === 'imageReference' ? [node.identifier] : [])),
  );
