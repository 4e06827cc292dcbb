import { KINDS, kinds } from '../../content/kinds/index.ts';
import { kindOf, routeOf } from '../../content/routes.ts';
import type { Listing } from '../documents/list.ts';
import type { Diagnosis } from '../issue.ts';
import { plain } from '../text.ts';
import { nearest } from '../values/nearest.ts';
import { moveTo, rightPath } from './names.ts';

/** Pages may stand in folders; the other kinds stand directly in theirs. */
export const isMisplaced = (path: string) => {
  const kind = kindOf(path);
  const depth = path.split('/').length;
  return kind === undefined || depth < 2 || (!kinds[kind].nested && depth > 2);
};

const RULE = 'fichier-mal-range';

/** The diagnosis of a text outside the known folders, with its place where the folder's name shows it. */
export function misplaced(path: string, listing: Listing): Diagnosis {
  const [folder = '', ...inner] = path.split('/');
  const own = kindOf(path) ? folder : undefined;
  const right = inner.length === 0 ? undefined : (own ?? nearestFolder(folder));
  const message = own
    ? `Ce texte est dans un sous-dossier de content/${own} : le site n’y cherche rien.`
    : 'Ce texte n’est dans aucun des dossiers que le site connaît.';
  if (right === undefined) return { rule: RULE, message, hint: ANYWHERE };
  const rest = right === kinds.page.folder ? inner.join('/') : (inner.at(-1) ?? '');
  const how = `Déplacez-le ${right === kinds.page.folder ? '' : 'directement '}dans content/${right} :`;
  return { rule: RULE, message, ...moveTo(path, rightPath(`${right}/${rest}`), { how, listing }) };
}

const folders = (nested: boolean) =>
  KINDS.filter((kind) => Boolean(kinds[kind].nested) === nested).map((kind) => kinds[kind].folder);

const ANYWHERE = `Déplacez-le dans content/${folders(true).join(', content/')}, ou directement dans l’un de ces dossiers : ${folders(
  false,
)
  .map((folder) => `content/${folder}`)
  .join(', ')}.`;

/** `articles` for `article`, and for `blog`, where their addresses are. */
function nearestFolder(folder: string): string | undefined {
  const records = KINDS.map((kind) => kinds[kind]);
  const known = records.find(({ otherFolders }) => otherFolders?.includes(plain(folder)));
  return (
    known?.folder ??
    folderAt((start) => start.endsWith(`/${folder}/`)) ??
    nearest(folder, [...folders(true), ...folders(false)])
  );
}

/** The folder of the texts whose addresses begin in such a way. */
function folderAt(matches: (start: string) => boolean): string | undefined {
  const records = KINDS.map((kind) => kinds[kind]);
  return records.find(({ address }) => address && matches(address))?.folder;
}

/** The diagnosis of a page at an address where texts of another kind are: `pages/blog/un-jour.mdx` is an article. */
export function ofOtherFolder(path: string, listing: Listing): Diagnosis | undefined {
  const route = kindOf(path) === 'page' ? routeOf('page', path) : null;
  const folder = folderAt((start) => route?.startsWith(start) ?? false);
  if (folder === undefined) return undefined;
  const right = rightPath(`${folder}/${path.slice(path.lastIndexOf('/') + 1)}`);
  return {
    rule: RULE,
    message: `Ce texte est parmi les pages, mais ceux de cette adresse sont dans content/${folder}.`,
    ...moveTo(path, right, { how: `Déplacez-le dans content/${folder} :`, listing }),
  };
}
