import { posix } from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { percentDecoded } from '../content/percent-decoded.ts';
import { nodesOf } from './nodes-of.ts';

/**
 * Turns addresses between content files into addresses of the site:
 * `../images/x.jpg` -> `/images/x.jpg`, `../contact.mdx` -> `/contact`.
 */
export function remarkLinks() {
  return (tree: Root, file: VFile) => {
    const here = contentPath(file.path ?? '');
    const addresses = new Map<string, string>();
    const nodes = nodesOf(tree);
    for (const node of nodes) {
      if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') continue;
      node.url = siteAddress(node.url, here);
      if (node.type === 'definition') addresses.set(node.identifier, node.url);
    }
    for (const node of nodes) {
      // As it is written: percent signs for spaces and accents would hide the picture from its block.
      const src =
        node.type === 'image'
          ? node.url
          : node.type === 'imageReference' && addresses.get(node.identifier);
      if (src) node.data = { hProperties: { src: pictureAddress(src, here) } };
    }
  };
}

/** Path of a file under the content folder, from any longer path. */
export function contentPath(path: string): string {
  const parts = path.split(/[\\/]/);
  const folders = ['pages', 'articles', 'communiques', 'initiatives', 'charte'];
  const start = parts.findLastIndex((part) => folders.includes(part));
  const first = parts.findIndex(
    (part, index) => folders.includes(part) && parts[index - 1] === 'content',
  );
  return parts.slice(first >= 0 ? first : Math.max(start, 0)).join('/');
}

/** The same for a picture: GitHub copies addresses with percent signs, the site knows pictures by their own names. */
export function pictureAddress(url: string, here: string): string {
  const address = siteAddress(url, here);
  return address.startsWith('/images/') ? percentDecoded(address) : address;
}

/** The address on the site of what `url` names, read from the content file `here`. */
export function siteAddress(url: string, here: string): string {
  if (!/^\.\.?\//.test(url)) return url;
  const [path = '', hash = ''] = url.split(/(?=#)/);
  const target = posix.join(posix.dirname(here), path);
  // Out of content: left as written, for the safety to refuse.
  if (target.startsWith('..')) return url;
  if (target.startsWith('images/')) return `/${target}`;
  const route = target
    .replace(/^pages\//, '')
    .replace(/\.mdx$/, '')
    .replace(/(^|\/)index$/, '');
  return `/${route
    .replace(/^articles\//, 'blog/')
    .replace(/^communiques\//, 'ressources/')
    .replace(/^initiatives\//, 'je-participe/projets/')}${hash}`;
}
