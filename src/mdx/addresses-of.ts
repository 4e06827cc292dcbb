import type { Root } from 'mdast';
import { addressProperties } from './address-properties.ts';
import { elementsOf } from './anchors.ts';
import type { BodyAddress } from './body-facts.ts';
import { placeOf } from './fault.ts';
import { pictureAddress, siteAddress, textNamed } from './links.ts';
import { nodesOf } from './nodes-of.ts';
import { contextOf, sourceOf } from './safety/context.ts';
import { picturedNames } from './safety/markdown.ts';

/** Every address of a body: links, pictures, and those that blocks hold. */
export function addressesOf(tree: Root, path: string, text: string): BodyAddress[] {
  const context = contextOf(path, text, undefined);
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const source = sourceOf(node, context);
    const at = source && node.url ? source.lastIndexOf(node.url) : -1;
    found.push({
      ...meant(isPicture ? 'picture' : 'link', node.url, context.path),
      place: placeOf(node),
      ...(source && at >= 0
        ? { around: [source.slice(0, at), source.slice(at + node.url.length)] }
        : {}),
    });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties)) {
    found.push({
      ...meant(kind, value, context.path),
      place: placeOf(attribute),
      around: [`${attribute.name}="`, '"'],
    });
  }
  return found;
}

/** What an address written in the content file `here` leads to. */
function meant(kind: BodyAddress['kind'], url: string, here: string) {
  if (kind === 'picture') return { kind, address: pictureAddress(url, here) };
  const text = textNamed(url, here);
  return { kind, address: siteAddress(url, here), ...(text === undefined ? {} : { text }) };
}
