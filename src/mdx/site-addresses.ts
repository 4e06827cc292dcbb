import { posix } from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { Model } from '../content/model.ts';
import { percentDecoded } from '../values/text.ts';
import { elementsOf, nodesOf, textProperty } from './nodes-of.ts';
import type { Element } from './syntax/element.ts';

/** The content file in which an address is written; `path` is relative to the content folder. */
export interface FileContext {
  path: string;
  model: Model;
}

/** Resolves relative addresses in text and blocks: `../images/x.jpg` -> `/images/x.jpg`, `../contact.mdx` -> `/contact`. */
export function remarkLinks(model: Model) {
  return (tree: Root, file: VFile) => {
    const here = { path: model.contentPath(file.path ?? ''), model };
    const addresses = new Map<string, string>();
    const nodes = nodesOf(tree);
    for (const node of nodes) {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
      node.url = siteAddress(node.url, here);
      if (node.type === 'definition') addresses.set(node.identifier, node.url);
    }
    for (const node of nodes) {
      // Not percent-encoded, because pictures are found by the decoded address.
      const src =
        node.type === 'image'
          ? node.url
          : node.type === 'imageReference' && addresses.get(node.identifier);
      if (src) node.data = { hProperties: { src: pictureAddress(src, here) } };
    }
    for (const { kind, attribute, value } of elementsOf(tree).flatMap((one) =>
      addressProperties(one, model),
    )) {
      attribute.value = (kind === 'picture' ? pictureAddress : siteAddress)(value, here);
    }
  };
}

interface AddressProperty {
  kind: 'link' | 'picture';
  attribute: MdxJsxAttribute;
  value: string;
}

/** Properties of a block that contain an address (`href="…"`); empty for an unknown block or a tag with errors. */
export function addressProperties(element: Element, { blockSpecs }: Model): AddressProperty[] {
  const spec = blockSpecs.get(element.name ?? '');
  if (!spec || element.data?.unsure) return [];
  return Object.entries(spec.props).flatMap(([name, { type: kind }]) => {
    if (kind !== 'link' && kind !== 'picture') return [];
    const given = textProperty(element, name);
    return given ? [{ kind, ...given }] : [];
  });
}

/** Address of a picture on the site. It is decoded, because editors copy percent-encoded addresses from GitHub. */
export function pictureAddress(url: string, here: FileContext): string {
  const address = siteAddress(url, here);
  return address.startsWith('/images/') ? percentDecoded(address) : address;
}

/** Resolves a relative `url` in the file `here` by the file name of its target; the check reports targets with another `slug`. */
export function siteAddress(url: string, here: FileContext): string {
  const named = fileOf(url, here);
  if (!named) return url;
  const { path, after } = named;
  if (path.startsWith('images/')) return `/${path}${after.replace(/#.*$/s, '')}`;
  const { kindOf, routeOf } = here.model;
  const kind = kindOf(path);
  return ((kind && routeOf(kind, path)) ?? `/${path.replace(/\.mdx$/, '')}`) + after;
}

/** Path of the `.mdx` file that a relative address points to: `pages/contact.mdx`; undefined for other addresses. */
export function textFileOf(url: string, here: FileContext): string | undefined {
  const path = fileOf(url, here)?.path;
  return path !== undefined && here.model.kindOf(path)
    ? `${path.replace(/\.mdx$/, '')}.mdx`
    : undefined;
}

/** The file that a relative address points to, and `after`: the query and anchor. */
function fileOf(url: string, here: FileContext): { path: string; after: string } | undefined {
  if (!/^\.\.?\//.test(url)) return undefined;
  const [, written = '', after = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const path = posix.join(posix.dirname(here.path), written);
  // Outside of the content folder: the address does not change, and the rules of addresses report it.
  return path.startsWith('..') ? undefined : { path, after };
}
