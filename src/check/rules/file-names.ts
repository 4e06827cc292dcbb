import type { Fault } from '../../values/issue.ts';
import { slugOf } from '../../values/text.ts';

/** Fault of a name that would be no address; `right` is the one to give instead. */
export const badAddress = (right: string): Fault => ({
  rule: 'nom-fichier',
  message:
    'Le nom de ce fichier devient une adresse : il ne peut contenir que des minuscules sans accent, des chiffres et des tirets.',
  hint: `Renommez-le en « ${right} » ; si un autre fichier porte déjà ce nom, ne gardez que l’un des deux.`,
});

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
