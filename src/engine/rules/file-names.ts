import { slugOf } from '../text.ts';

/** A path below the content folder, each of its parts as an address wants it: `Été à Oyem.MDX` as `ete-a-oyem.mdx`. */
export const rightPath = (path: string) =>
  path
    .replace(/(?:\.mdx)*$/i, '')
    .split('/')
    .map((part) => slugOf(part) || 'page')
    .join('/')
    .concat('.mdx');

/** A right path as it is to be typed where a file is: without the folder in which it is already. */
export function typedName(path: string, right: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return right.startsWith(folder) ? right.slice(folder.length) : right;
}

/** `Ma photo d’été.JPG` as `ma-photo-d-ete.jpg`: a path below the folder of pictures, each of its parts easy to copy. */
export const rightPicture = (path: string) =>
  path
    .split('/')
    .map((part) => {
      const [, stem = part, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? [];
      return (slugOf(stem) || 'image') + ending.toLowerCase();
    })
    .join('/');
