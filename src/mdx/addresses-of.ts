import type { Root } from 'mdast';
import { type BlockSpec, blocks } from '../content/blocks.ts';
import { elementsOf, textProperty } from './anchors.ts';
import type { BodyAddress } from './body-facts.ts';
import { placeOf } from './fault.ts';
import { pictureAddress, siteAddress } from './links.ts';
import { nodesOf } from './nodes-of.ts';
import { contextOf, sourceOf } from './safety/context.ts';
import { picturedNames } from './safety/markdown.ts';
import { isBlockName } from './syntax/names.ts';

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
      kind: isPicture ? 'picture' : 'link',
      address: (isPicture ? pictureAddress : siteAddress)(node.url, context.path),
      place: placeOf(node),
      ...(source && at >= 0
        ? { around: [source.slice(0, at), source.slice(at + node.url.length)] }
        : {}),
    });
  }
  for (const element of elementsOf(tree)) {
    if (!element.name || !isBlockName(element.name)) continue;
    const spec: BlockSpec = blocks[element.name as keyof typeof blocks];
    for (const [name, { type }] of Object.entries(spec.props)) {
      const given = type === 'link' || type === 'picture' ? textProperty(element, name) : undefined;
      if (!given) continue;
      found.push({
        kind: type === 'picture' ? 'picture' : 'link',
        address: (type === 'picture' ? pictureAddress : siteAddress)(given.value, context.path),
        place: placeOf(given.attribute),
        around: [`${name}="`, '"'],
      });
    }
  }
  return found;
}
