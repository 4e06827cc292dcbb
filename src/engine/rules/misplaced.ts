import type { Document } from '../document.ts';
import type { Listing } from '../documents/list.ts';
import type { Diagnosis } from '../issue.ts';
import type { Model } from '../model.ts';
import { plain } from '../text.ts';
import { keysAt } from '../values/fields.ts';
import { moveTo, rightPath } from './names.ts';

/** Pages may stand in folders; the other kinds stand directly in theirs. */
export const isMisplaced = (path: string, { kinds, kindOf }: Model) => {
  const kind = kindOf(path);
  const depth = path.split('/').length;
  return (
    kind === undefined ||
    depth < 2 ||
    (!kinds[kind]?.nested && depth > (kinds[kind]?.inFolders ? 3 : 2))
  );
};

const RULE = 'fichier-mal-range';

/** The folder in which a file stands, and the site that knows its folders. */
interface Place {
  listing: Listing;
  model: Model;
}

/** The diagnosis of a text outside the known folders, with its place where the folder's name shows it. */
export function misplaced(path: string, { listing, model }: Place): Diagnosis {
  const [folder = '', ...inner] = path.split('/');
  const own = model.kindOf(path) ? folder : undefined;
  const right = inner.length === 0 ? undefined : (own ?? nearestFolder(folder, model));
  const message = own
    ? `Ce texte est dans un sous-dossier de content/${own} : le site n’y cherche rien.`
    : 'Ce texte n’est dans aucun des dossiers que le site connaît.';
  if (right === undefined) return { rule: RULE, message, hint: anywhere(model) };
  const isNested = folders(model, true).includes(right);
  const rest = isNested ? inner.join('/') : (inner.at(-1) ?? '');
  const how = `Déplacez-le ${isNested ? '' : 'directement '}dans content/${right} :`;
  return { rule: RULE, message, ...moveTo(path, rightPath(`${right}/${rest}`), { how, listing }) };
}

const folders = ({ kinds }: Model, nested: boolean) =>
  Object.values(kinds)
    .filter((kind) => Boolean(kind.nested) === nested && !kind.inFolders)
    .map(({ folder }) => folder);

const anywhere = (model: Model) => {
  const direct = folders(model, false).map((folder) => `content/${folder}`);
  return `Déplacez-le dans content/${folders(model, true).join(', content/')}, ou directement dans l’un de ces dossiers : ${direct.join(', ')}.`;
};

/** The folder of a kind for a name near its own, another name of it, or the beginning of its addresses. */
function nearestFolder(folder: string, model: Model): string | undefined {
  const records = Object.values(model.kinds);
  const known = records.find(({ otherFolders }) => otherFolders?.includes(plain(folder)));
  return (
    known?.folder ??
    folderAt(model, (start) => start.endsWith(`/${folder}/`)) ??
    model.nearest(folder, [...folders(model, true), ...folders(model, false)])
  );
}

/** The folder of the texts whose addresses begin in such a way. */
const folderAt = ({ kinds }: Model, matches: (start: string) => boolean): string | undefined =>
  Object.values(kinds).find(({ address }) => address && matches(address))?.folder;

/** The diagnosis of a page at an address where texts of another kind are: `pages/blog/un-jour.mdx` is an article. */
export function ofOtherFolder(path: string, { listing, model }: Place): Diagnosis | undefined {
  const kind = model.kindOf(path);
  const route = kind && model.kinds[kind]?.nested ? model.routeOf(kind, path) : null;
  const folder = folderAt(model, (start) => route?.startsWith(start) ?? false);
  if (folder === undefined) return undefined;
  const right = rightPath(`${folder}/${path.slice(path.lastIndexOf('/') + 1)}`);
  return {
    rule: RULE,
    message: `Ce texte est parmi les pages, mais ceux de cette adresse sont dans content/${folder}.`,
    ...moveTo(path, right, { how: `Déplacez-le dans content/${folder} :`, listing }),
  };
}

/** The diagnosis of a page that has the keys of another kind, which to delete would destroy it. */
export function ofOtherKind(document: Document, { listing, model }: Place): Diagnosis | undefined {
  const { path, data, schema, kind } = document;
  if (!kind || !model.kinds[kind]?.nested) return undefined;
  const keys = Object.keys(data ?? {});
  const own = keysAt(schema, []);
  const foreign = keys.filter((key) => !own.includes(key));
  const [spec, other] = Object.values(model.kinds).filter(
    (one) => !one.inFolders && keys.every((key) => keysAt(one.schema, []).includes(key)),
  );
  // One key alone may be a slip, and keys that two kinds have do not say which is meant.
  if (foreign.length < 2 || !spec || other) return undefined;
  const right = rightPath(`${spec.folder}/${path.slice(path.lastIndexOf('/') + 1)}`);
  const named = foreign.slice(0, 3).map((key) => `« ${key} »`);
  return {
    rule: RULE,
    message: `Ce texte est parmi les pages, mais il a les clés d’${spec.name} : ${named.join(', ')}.`,
    ...moveTo(path, right, { how: `Déplacez-le dans content/${spec.folder} :`, listing }),
  };
}
