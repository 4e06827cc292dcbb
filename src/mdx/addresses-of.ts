import type { Nodes, Root } from 'mdast';
import type { BodyAddress } from './body-facts.ts';
import { addressProperties, pictureAddress, siteAddress, textNamed } from './links.ts';
import { elementsOf, nodesOf, placeOf } from './nodes-of.ts';
import { type Context, contextOf, sourceOf } from './safety/context.ts';
import { picturedNames } from './safety/markdown.ts';
import { proseLines } from './safety/prose-lines.ts';
import { spacedPageLinks } from './safety/unparsed-links.ts';

/** Every address of a body: links, pictures, and those that blocks hold. */
export function addressesOf(tree: Root, path: string, text: string): BodyAddress[] {
  const context = contextOf(path, text, undefined);
  const pictured = picturedNames(tree);
  const found: BodyAddress[] = [];
  for (const node of nodesOf(tree)) {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      found.push(...spacedAddresses(node, context));
    }
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
    const isPicture =
      node.type === 'image' || (node.type === 'definition' && pictured.has(node.identifier));
    const source = sourceOf(node, context);
    const at = source && node.url ? source.lastIndexOf(node.url) : -1;
    found.push({
      ...targetOf(isPicture ? 'picture' : 'link', node.url, context.path),
      place: placeOf(node),
      ...(source && at >= 0
        ? { around: [source.slice(0, at), source.slice(at + node.url.length)] }
        : {}),
    });
  }
  for (const { kind, attribute, value } of elementsOf(tree).flatMap(addressProperties)) {
    found.push({
      ...targetOf(kind, value, context.path),
      place: placeOf(attribute),
      around: [`${attribute.name}="`, '"'],
    });
  }
  return found;
}

const SPACED = /\]\(\s?[./][^()\n]*\s/;

/** The addresses of links to pages that a blank keeps from being parsed, as a browser would send them. */
function spacedAddresses(node: Nodes, context: Context): BodyAddress[] {
  const { start, end } = node.position ?? {};
  if (!start || !end) return [];
  if (!context.lines.slice(start.line - 1, end.line).some((line) => SPACED.test(line))) return [];
  const links = spacedPageLinks(proseLines(node, context), context);
  return links.map(({ address, place, before }) => ({
    ...targetOf('link', address, context.path),
    place,
    around: [before, ')'],
  }));
}

/** What an address written in the content file `here` leads to. */
function targetOf(kind: BodyAddress['kind'], url: string, here: string) {
  if (kind === 'picture') return { kind, address: pictureAddress(url, here) };
  const text = textNamed(url, here);
  return { kind, address: siteAddress(url, here), ...(text === undefined ? {} : { text }) };
}
