import type { Fault } from '../../values/issue.ts';
import { slugOf } from '../../values/text.ts';

/** Names that Windows keeps for itself: where a file has one, nobody can copy the site's files there. */
const RESERVED = /(?:^|\/)(?:aux|con|nul|prn|com\d|lpt\d)(?=[./]|$)/i;

/** In characters of a path below the content folder: Windows takes 260, the folders above counted. */
const MAX_PATH = 150;

const rule = 'nom-fichier';

/** Fault of a path that Windows refuses; undefined for others. */
export function reservedName(path: string): Fault | undefined {
  const isLong = path.length > MAX_PATH;
  if (!isLong && !RESERVED.test(path)) return undefined;
  return {
    rule,
    message: `Windows refuse ce nom${isLong ? ' trop long' : ''} : sur un tel ordinateur, personne ne pourrait plus copier le site.`,
    hint: isLong
      ? `Raccourcissez-le : avec ses dossiers, ${MAX_PATH} signes au plus.`
      : `Renommez-le, par exemple en « ${path.replace(RESERVED, (name) => `${name}-1`)} ».`,
  };
}

/** Fault of a name that would be no address; `right` is the one to give instead. */
export const badAddress = (right: string): Fault => ({
  rule,
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
