import { nearest } from '../../content/nearest.ts';
import { FOLDERS, kindOf } from '../../content/routes.ts';
import { plain } from '../../content/text.ts';
import { menuPageMeant } from './menu-files.ts';
import { type Names, rightName, rightPath } from './right-names.ts';

/** Pages may stand in folders; the other kinds stand directly in theirs. */
export const isMisplaced = (path: string) => {
  const kind = kindOf(path);
  const depth = path.split('/').length;
  return kind === undefined || depth < 2 || (kind !== 'page' && depth > 2);
};

const RULE = 'fichier-mal-range';
const MESSAGE = 'Ce texte n’est dans aucun des dossiers que le site connaît.';
const ANYWHERE =
  'Déplacez-le dans content/pages, ou directement dans content/articles, content/communiques, content/initiatives ou content/charte.';

/** What is said of a text outside the known folders, with the place that was meant where it can be known. */
export function misplaced(path: string, names: Names, texts: readonly string[]) {
  const [folder = '', ...inner] = path.split('/');
  const menuPage = menuPageMeant(path, texts);
  if (menuPage !== undefined) {
    const hint = `C’est une page des menus : redonnez-lui sa place, « ${menuPage} ».`;
    return { rule: RULE, message: MESSAGE, hint, suggestion: menuPage };
  }
  const meant = inner.length === 0 ? undefined : folderMeant(folder);
  if (meant === undefined) return { rule: RULE, message: MESSAGE, hint: ANYWHERE };
  const last = rightName(inner.at(-1) ?? '');
  const right =
    meant === FOLDERS.page ? `${meant}/${rightPath(inner.join('/'))}` : `${meant}/${last}`;
  const { path: suggestion, taken } = names.give(path, right);
  const where = kindOf(path) ? `directement dans content/${meant}` : `dans content/${meant}`;
  return {
    rule: RULE,
    message: kindOf(path)
      ? `Ce texte est dans un sous-dossier de content/${meant} : le site n’y cherche rien.`
      : MESSAGE,
    hint: taken ? `${taken} « ${suggestion} ».` : `Déplacez-le ${where} : « ${suggestion} ».`,
    suggestion,
  };
}

/** Other names that editors give to the folders, as `plain` writes them. */
const WORDS: Readonly<Record<string, string>> = {
  blog: FOLDERS.article,
  billets: FOLDERS.article,
  actualites: FOLDERS.article,
  actus: FOLDERS.article,
  presse: FOLDERS.communique,
  communiquesdepresse: FOLDERS.communique,
  projets: FOLDERS.initiative,
  projet: FOLDERS.initiative,
};

function folderMeant(folder: string): string | undefined {
  const word = plain(folder);
  return Object.hasOwn(WORDS, word) ? WORDS[word] : nearest(folder, Object.values(FOLDERS));
}
