import type { Issue } from '../../content/issue.ts';
import { dataSchemas } from '../../content/schema/index.ts';
import type { Reading } from '../../read/content.ts';
import { isMisplaced, misplaced } from './misplaced.ts';
import { Names, nameToType, rightPath } from './right-names.ts';
import { aboutFile } from './rule.ts';
import { stranger } from './strangers.ts';

/** Every file of the folder has its place and a name that gives a clean address. */
export function files({ listing, unreadable, nameOf }: Reading): Issue[] {
  const names = new Names(listing);
  const unknown = [
    ...listing.others,
    ...listing.data.filter((path) => !Object.hasOwn(dataSchemas, path)),
  ];
  return [
    ...listing.links.map((path) => aboutFile(nameOf(path), LINK)),
    ...listing.closed.map((path) => aboutFile(nameOf(path), CLOSED)),
    ...unreadable.map((path) => aboutFile(nameOf(path), UNREADABLE)),
    ...listing.texts.flatMap((path) =>
      textFaults(path, names, listing.texts).map((said) => aboutFile(nameOf(path), said)),
    ),
    ...unknown.map((path) => aboutFile(nameOf(path), stranger(path, names))),
  ];
}

const LINK = {
  rule: 'lien-symbolique',
  message: 'Ce fichier est un raccourci vers un autre fichier : le site ne le suit pas.',
  hint: 'Supprimez-le et déposez une copie du vrai fichier à sa place.',
};

const UNREADABLE = {
  rule: 'fichier-inconnu',
  message: 'Ce fichier ne peut pas être lu : l’ordinateur en refuse l’accès.',
  hint: 'Rendez-le lisible (droits du fichier), ou déposez-le de nouveau.',
};

const CLOSED = {
  rule: 'fichier-inconnu',
  message: 'Ce dossier ne peut pas être lu : l’ordinateur en refuse l’accès.',
  hint: 'Rendez-le lisible (droits du dossier) : ce qu’il contient manque au site.',
};

/** Where the right place is known, the path is corrected as a whole: it is told once. */
function textFaults(path: string, names: Names, texts: readonly string[]) {
  if (!isMisplaced(path)) return badName(path, names);
  const fault = misplaced(path, names, texts);
  return 'suggestion' in fault ? [fault] : [fault, ...badName(path, names)];
}

function badName(path: string, names: Names) {
  if (/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.mdx$/.test(path)) return [];
  const { path: given, taken } = names.give(path, rightPath(path));
  const suggestion = nameToType(path, given);
  return [
    {
      rule: 'nom-fichier',
      message:
        'Le nom de ce fichier devient une adresse : il ne peut contenir que des minuscules sans accent, des chiffres et des tirets.',
      hint: taken ? `${taken} « ${suggestion} ».` : `Renommez-le en « ${suggestion} ».`,
      suggestion,
    },
  ];
}
