import type { Fault } from '../../values/issue.ts';
import { slugOf } from '../../values/text.ts';

/** Fault of a name that is no address as others are; `right` is the path to give instead. */
export const badName = (path: string, right: string): Fault => ({
  rule: 'nom-fichier',
  message:
    'Le nom de ce fichier devient une adresse : il y faut des minuscules sans accent, des chiffres et des tirets.',
  hint: `Donnez-lui le nom « ${typedName(path, right)} », ici et dans les textes ; si un autre fichier l’a déjà, ne gardez que l’un des deux.`,
});

/** The path of a file as an address: `Été à Oyem.MDX` -> `ete-a-oyem.mdx`. */
export function rightPath(path: string): string {
  const [, stem = path, ending = ''] = /^(.*?)(\.[^./]*)?$/s.exec(path) ?? [];
  const parts = stem.split('/').map((part) => slugOf(part) || 'sans-nom');
  return parts.join('/') + ending.toLowerCase();
}

/** The corrected path, without its folder if the file is already there. */
export function typedName(path: string, right: string): string {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return right.startsWith(folder) ? right.slice(folder.length) : right;
}
