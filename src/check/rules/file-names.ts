import { slugOf } from '../../values/text.ts';

/** Corrects the path of a text so that its route is valid: `Été à Oyem.MDX` -> `ete-a-oyem.mdx`. */
export const rightPath = (path: string) =>
  path
    .replace(/(?:\.mdx)*$/i, '')
    .split('/')
    .map((part) => slugOf(part) || 'page')
    .join('/')
    .concat('.mdx');

/** The corrected path, without its folder if the file is already there. */
export function typedName(path: string, right: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return right.startsWith(folder) ? right.slice(folder.length) : right;
}

/** Corrects the path of a picture: `Ma photo d’été.JPG` -> `ma-photo-d-ete.jpg`. */
export const rightPicture = (path: string) =>
  path
    .split('/')
    .map((part) => {
      const [, stem = part, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? [];
      return (slugOf(stem) || 'image') + ending.toLowerCase();
    })
    .join('/');
