import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { blockSpec } from '../content/blocks.ts';
import { textProperty } from './anchors.ts';
import type { Element } from './syntax/element.ts';

/** A property of a block that holds an address, written as a text. */
interface AddressProperty {
  kind: 'link' | 'picture';
  attribute: MdxJsxAttribute;
  /** The address as written. */
  value: string;
}

/** The addresses that a block holds in its properties; none for an element that is no block, or whose tag was not read for sure. */
export function addressProperties(element: Element): AddressProperty[] {
  const spec = blockSpec(element.name ?? '');
  if (!spec || element.data?.unsure) return [];
  return Object.entries(spec.props).flatMap(([name, { type: kind }]) => {
    if (kind !== 'link' && kind !== 'picture') return [];
    const given = textProperty(element, name);
    return given ? [{ kind, ...given }] : [];
  });
}
