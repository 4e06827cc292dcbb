import { slugOf } from '../text.ts';

/** A path as a valid address: `Été à Oyem.MDX` becomes `ete-a-oyem.mdx`. */
export const rightPath = (path: string) =>
  path
    .replace(/(?:\.mdx)*$/i, '')
    .split('/')
    .map((part) => slugOf(part) || 'page')
    .join('/')
    .concat('.mdx');

/** A corrected path without the folder of the file. */
export function typedName(path: string, right: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return right.startsWith(folder) ? right.slice(folder.length) : right;
}

/** A picture's path in simple characters: `Ma photo d’été.JPG` becomes `ma-photo-d-ete.jpg`. */
export const rightPicture = (path: string) =>
  path
    .split('/')
    .map((part) => {
      const [, stem = part, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? [];
      return (slugOf(stem) || 'image') + ending.toLowerCase();
    })
    .join('/');
