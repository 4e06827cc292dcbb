import type { Root } from 'mdast';
import type { BodyAddress } from '../../content/body-facts.ts';
import { elementsOf, nodesOf, startOf } from '../../mdx/nodes-of.ts';
import {
  addressProperties,
  pictureAddress,
  siteAddress,
  textFileOf,
} from '../../mdx/site-addresses.ts';
import { type Context, sourceOf } from './context.ts';
import { picturedNames } from './markdown.ts';
import { proseLines } from './prose-lines.ts';
import { spacedPageLinks } from './unparsed-links.ts';

/** All addresses in the body of a page: of links, of pictures, and in properties of blocks (`href="/contact"`). */
export function addressesOf(tree: Root, context: Context): BodyAddress[] {
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      for (const { address, ...written } of spacedPageLinks(proseLines(node, context), context)) {
        found.push({ ...targetOf('link', address, context), ...written });
      }
    }
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const source = sourceOf(node, context) ?? '';
    const at = node.url ? source.lastIndexOf(node.url) : -1;
    const around: BodyAddress['around'] =
      at < 0 ? undefined : [source.slice(0, at), source.slice(at + node.url.length)];
    found.push({
      ...targetOf(isPicture ? 'picture' : 'link', node.url, context),
      position: startOf(node),
      around,
    });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap((one) =>
    addressProperties(one, context.model),
  )) {
    const position = startOf(attribute);
    found.push({
      ...targetOf(kind, value, context),
      position,
      around: [`${attribute.name}="`, '"'],
    });
  }
  return found;
}

/** Resolves an address that is written in the content file `here`: `../contact.mdx` -> `/contact`. */
const targetOf = (kind: BodyAddress['kind'], url: string, here: Context) =>
  kind === 'picture'
    ? { kind, address: pictureAddress(url, here) }
    : { kind, address: siteAddress(url, here), text: textFileOf(url, here) };
