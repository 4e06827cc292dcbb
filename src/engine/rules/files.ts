import type { Listing } from '../documents/list.ts';
import type { Reading } from '../documents/read-content.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../issue.ts';
import { isMisplaced, misplaced, ofOtherFolder, ofOtherKind } from './misplaced.ts';
import { moveTo, rightPath } from './names.ts';
import { unknownFile } from './unknown-files.ts';

/** Every file of the folder has its place and a name that gives a clean address. */
export function files({ content, listing, unreadable, nameOf, issues, model }: Reading): Issue[] {
  const shared = Object.values(model.sharedFiles);
  const unknown = [
    ...listing.others,
    ...listing.data.filter((path) => !shared.some((one) => one.path === path)),
  ];
  const wrongKeys = new Set(
    issues.filter(({ rule }) => rule === 'cle-inconnue').map(({ file }) => file),
  );
  const documents = new Map(content.documents.map((document) => [document.path, document]));
  const about = (paths: readonly string[], diagnosisOf: (path: string) => Diagnosis | undefined) =>
    paths.flatMap((path) => {
      const diagnosis = diagnosisOf(path);
      return diagnosis ? [issueAt(nameOf(path), FIRST_LINE, diagnosis)] : [];
    });
  return [
    ...about(listing.links, () => LINK),
    ...about(listing.closed, () => refused('dossier')),
    ...about(unreadable, () => refused('fichier')),
    ...about(unknown, (path) => unknownFile(path, { listing, model })),
    ...about(listing.texts, (path) =>
      isMisplaced(path, model) ? misplaced(path, { listing, model }) : badName(path, listing),
    ),
    ...about(listing.texts, (path) => {
      const document = wrongKeys.has(nameOf(path)) ? documents.get(path) : undefined;
      if (!document) return undefined;
      return ofOtherFolder(path, { listing, model }) ?? ofOtherKind(document, { listing, model });
    }),
  ];
}

const LINK: Diagnosis = {
  rule: 'lien-symbolique',
  message: 'Ce fichier est un raccourci vers un autre fichier : le site ne le suit pas.',
  hint: 'Supprimez-le et déposez une copie du vrai fichier à sa place.',
};

const refused = (what: 'fichier' | 'dossier'): Diagnosis => ({
  rule: 'fichier-inconnu',
  message: `Ce ${what} ne peut pas être lu : l’ordinateur en refuse l’accès.`,
  hint: `Rendez-le lisible (droits du ${what}), ou déposez-le de nouveau.`,
});

function badName(path: string, listing: Listing): Diagnosis | undefined {
  if (/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(path)) return undefined;
  return {
    rule: 'nom-fichier',
    message:
      'Le nom de ce fichier devient une adresse : il ne peut contenir que des minuscules sans accent, des chiffres et des tirets.',
    ...moveTo(path, rightPath(path), { how: 'Renommez-le en', listing }),
  };
}
