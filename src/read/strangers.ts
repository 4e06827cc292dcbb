import type { Issue } from '../content/issue.ts';
import { dataSchemas } from '../content/schema/index.ts';
import type { Listing } from './list.ts';

/** Files that have no place in content: symbolic links, unknown data files, anything but text and pictures. */
export function strangerIssues(listing: Listing, name: (path: string) => string): Issue[] {
  const refuse = (path: string, rule: string, message: string, hint: string): Issue => ({
    rule,
    severity: 'error',
    file: name(path),
    line: 1,
    column: 1,
    message,
    hint,
  });
  const unknownData = listing.data.filter((path) => !Object.hasOwn(dataSchemas, path));
  return [
    ...listing.links.map((path) =>
      refuse(
        path,
        'lien-symbolique',
        'Ce fichier est un raccourci vers un autre fichier.',
        'Remplacez-le par une copie du fichier.',
      ),
    ),
    ...[...listing.strangers, ...unknownData].map((path) =>
      refuse(
        path,
        'fichier-inconnu',
        'Le site ne sait que faire de ce fichier.',
        'Retirez-le, ou enregistrez-le en .mdx (texte) ou comme image dans content/images.',
      ),
    ),
  ];
}
