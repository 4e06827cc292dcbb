import { kindOf, kinds } from '../../content/kinds/index.ts';
import { stem } from '../../content/routes.ts';
import { sharedFiles } from '../../content/schema/index.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { badAddress, reservedName, rightPath, typedName } from './file-names.ts';
import { unknownFile } from './unknown-files.ts';

/** Reports unreadable and unknown files, texts in a wrong folder, and names that would be invalid routes. */
export function files({ listing, nameOf }: Reading): Issue[] {
  const shared = Object.values(sharedFiles);
  const unknown = [
    ...listing.others,
    ...listing.data.filter((path) => !shared.some((one) => one.path === path)),
  ];
  const about = (path: string, diagnosis: Diagnosis | undefined) =>
    diagnosis ? [issueAt(nameOf(path), FIRST_LINE, diagnosis)] : [];
  return [
    ...listing.links.flatMap((path) => about(path, LINK)),
    ...unknown.flatMap((path) => about(path, unknownFile(path))),
    ...listing.pictures.flatMap((path) => about(path, reservedName(path))),
    ...listing.texts.flatMap((path) => about(path, pathDiagnosis(path))),
  ];
}

const LINK: Diagnosis = {
  rule: 'lien-symbolique',
  message: 'Ce fichier est un raccourci vers un autre fichier : le site ne le suit pas.',
  hint: 'Supprimez-le et déposez une copie du vrai fichier à sa place.',
};

/** Diagnosis of a text in a wrong folder, or whose name would be no route. */
export const pathDiagnosis = (path: string): Diagnosis | undefined =>
  isMisplaced(path) ? misplaced() : (reservedName(path) ?? badName(path));

/** A name without the number that its kind wants is reported with the number, by another rule. */
const badName = (path: string): Diagnosis | undefined =>
  /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(path) || lacksNumber(path)
    ? undefined
    : badAddress(typedName(path, rightPath(path)));

const lacksNumber = (path: string) =>
  kinds[kindOf(path) ?? 'page'].shownOn !== undefined && !/^\d{2}-/.test(stem(path));

/** True for a text outside of the folders of kinds, or in a subfolder of a kind that allows none. */
function isMisplaced(path: string): boolean {
  const kind = kindOf(path);
  const spec = kind && kinds[kind];
  const depth = path.split('/').length;
  return !spec || depth < 2 || (!spec.nested && depth > (spec.inFolders ? 3 : 2));
}

function misplaced(): Diagnosis {
  const folders = (isNested: boolean) =>
    Object.values(kinds)
      .filter(({ nested = false, inFolders }) => nested === isNested && !inFolders)
      .map(({ folder }) => `content/${folder}`)
      .join(', ');
  return {
    rule: 'fichier-mal-range',
    message: 'Le site ne cherche aucun texte dans ce dossier.',
    hint: `Déplacez celui-ci dans ${folders(true)}, ou directement dans l’un de ces dossiers : ${folders(false)}.`,
  };
}
