import { kindOf, kinds, routeOfFile } from '../../content/kinds/index.ts';
import { isWritten } from '../../content/outputs.ts';
import { pageOf, REQUIRED_ROUTES } from '../../content/routes.ts';
import { FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import type { Checking } from './checking.ts';
import { pathDiagnosis } from './files.ts';
import { generatedRoutes } from './generated-routes.ts';
import { asTextPath } from './unknown-files.ts';

const cachedRoutes = memoizeByKey<Checking, ReadonlySet<string>>();

/**
 * All routes of the content and of generated pages. Also the routes of unreadable and empty files, and of files with a wrong
 * extension: these files are reported, and links to them are not reported in addition.
 */
export const routesOf = (checking: Checking): ReadonlySet<string> =>
  cachedRoutes(checking, () => {
    const { content, listing } = checking;
    const read = new Set(content.documents.map(({ path }) => path));
    const misnamed = [...listing.others, ...listing.data].flatMap((path) => asTextPath(path) ?? []);
    const unread = [...listing.texts, ...misnamed].flatMap((path) => {
      const kind = read.has(path) ? undefined : kindOf(path);
      return kind ? [routeOfFile(kind, path)] : [];
    });
    const made = generatedRoutes(checking);
    const all = [...content.documents.map(({ route }) => route), ...unread, ...made];
    return new Set(all.filter((route) => route !== null));
  });

/** True if an address of the site (`/contact`) exists. Also true for a missing page of `REQUIRED_ROUTES`, which `requiredPages` reports. */
export const pageExists = (address: string, routes: ReadonlySet<string>) => {
  const page = pageOf(address);
  return routes.has(page) || REQUIRED_ROUTES.includes(page) || isWritten(page);
};

/** Reports routes of `REQUIRED_ROUTES` that have no file. */
export function requiredPages(checking: Checking): Issue[] {
  const { listing, nameOf } = checking;
  const routes = routesOf(checking);
  // A misplaced or misnamed file may be the missing page.
  if (listing.texts.some(pathDiagnosis)) return [];
  return REQUIRED_ROUTES.flatMap((route) => {
    const path = fileOf(route, listing.texts);
    if (routes.has(route)) return [];
    return issueAt(nameOf(path), FIRST_LINE, {
      rule: 'fichier-manquant',
      message: `La page ${route} manque : des boutons du site y mènent.`,
      hint: 'Si vous avez renommé ce fichier, redonnez-lui ce nom. Sinon, remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
    });
  });
}

/** Path of the missing file of a route: `pages/a.mdx`, or `pages/a/index.mdx` if a page such as `/a/b` exists. */
function fileOf(route: string, texts: readonly string[]): string {
  const pages = kinds.page.folder;
  if (route === '/') return `${pages}/index.mdx`;
  const isFolder =
    REQUIRED_ROUTES.some((other) => other.startsWith(`${route}/`)) ||
    texts.some((path) => path.startsWith(`${pages}${route}/`));
  return `${pages}${route}${isFolder ? '/index' : ''}.mdx`;
}
