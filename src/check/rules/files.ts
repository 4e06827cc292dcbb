import { kindOf } from '../../content/kind-of-file.ts';
import { kinds } from '../../content/kinds/index.ts';
import { stem } from '../../content/route-of-file.ts';
import { sharedFiles } from '../../content/schema/index.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { rightPath, typedName } from './file-names.ts';
import { unknownFile } from './unknown-files.ts';

/** Reports unreadable and unknown files, texts in a wrong folder, and names that would be invalid routes. */
export function files({ listing, unreadable, nameOf }: Reading): Issue[] {
  const shared = Object.values(sharedFiles);
  const unknown = [
    ...listing.others,
    ...listing.data.filter((path) => !shared.some((one) => one.path === path)),
  ];
  const about = (path: string, diagnosis: Diagnosis | undefined) =>
    diagnosis ? [issueAt(nameOf(path), FIRST_LINE, diagnosis)] : [];
  return [
    ...listing.links.flatMap((path) => about(path, LINK)),
    ...listing.closed.flatMap((path) => about(path, refused('dossier'))),
    ...unreadable.flatMap((path) => about(path, refused('fichier'))),
    ...unknown.flatMap((path) => about(path, unknownFile(path))),
    ...listing.pictures.flatMap((path) =>
      about(path, RESERVED.test(path) ? badName(path) : undefined),
    ),
    ...listing.texts.flatMap((path) => about(path, pathDiagnosis(path))),
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

/** Names that Windows keeps for itself: where a file has one, nobody can copy the site's files there. */
const RESERVED = /(?:^|\/)(?:aux|con|nul|prn|com\d|lpt\d)(?=[./]|$)/i;

/** Diagnosis of a text in a wrong folder, or whose name would be no route. */
export const pathDiagnosis = (path: string): Diagnosis | undefined =>
  isMisplaced(path) ? misplaced() : badName(path);

/** A name without the number that its kind wants is reported with the number, by another rule. */
const badName = (path: string): Diagnosis | undefined =>
  RESERVED.test(path)
    ? {
        rule: 'nom-fichier',
        message:
          'Windows refuse ce nom : sur un tel ordinateur, personne ne pourrait plus copier le site.',
        hint: `Renommez-le, par exemple en « ${path.replace(RESERVED, (name) => `${name}-1`)} ».`,
      }
    : /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(path) || lacksNumber(path)
      ? undefined
      : {
          rule: 'nom-fichier',
          message:
            'Le nom de ce fichier devient une adresse : il ne peut contenir que des minuscules sans accent, des chiffres et des tirets.',
          hint: `Renommez-le en « ${typedName(path, rightPath(path))} » ; si un autre fichier porte déjà ce nom, ne gardez que l’un des deux.`,
        };

const lacksNumber = (path: string) =>
  kinds[kindOf(path) ?? 'page'].numberRule !== undefined && !/^\d{2}-/.test(stem(path));

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
