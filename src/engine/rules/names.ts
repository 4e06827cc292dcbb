import type { Listing } from '../documents/list.ts';
import { slugOf } from '../text.ts';

/** `Été à Oyem.MDX` as `ete-a-oyem.mdx`. */
const rightName = (name: string) => `${slugOf(name.replace(/(?:\.mdx)+$/i, '')) || 'page'}.mdx`;

/** A path below the content folder, each of its parts as an address wants it. */
export const rightPath = (path: string) =>
  path
    .split('/')
    .map((part, at, parts) => (at === parts.length - 1 ? rightName(part) : slugOf(part) || 'page'))
    .join('/');

/** `Ma photo d’été.JPG` as `ma-photo-d-ete.jpg`: a path below the folder of pictures, each of its parts easy to copy. */
export const rightPicture = (path: string) =>
  path
    .split('/')
    .map((part) => {
      const [, stem = part, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(part) ?? [];
      return (slugOf(stem) || 'image') + ending.toLowerCase();
    })
    .join('/');

/**
 * How to give a file its right path, unless another file has it. A name is given as it is to be typed:
 * without the folder where the file is already.
 */
export function moveTo(path: string, right: string, { how, listing }: Move) {
  const isTaken = Object.values(listing).some((paths: readonly string[]) => paths.includes(right));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const name = right.startsWith(folder) ? right.slice(folder.length) : right;
  return isTaken
    ? {
        hint: `« ${right} » est déjà le nom d’un autre fichier : ne gardez qu’un des deux, ou donnez à celui-ci un autre nom.`,
      }
    : { hint: `${how} « ${name} ».`, suggestion: name };
}

interface Move {
  /** The beginning of the sentence: "Renommez-le en". */
  how: string;
  listing: Listing;
}
