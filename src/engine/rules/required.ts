import { FIRST_LINE, type Issue, issueAt } from '../issue.ts';
import type { Model } from '../model.ts';
import type { Checking } from './checking.ts';
import { routesOf } from './routes.ts';

/** The code itself leads to these pages: each must have its file. */
export function requiredPages(checking: Checking): Issue[] {
  const { listing, nameOf, model } = checking;
  const { requiredRoutes = [] } = model;
  const routes = routesOf(checking);
  return requiredRoutes.flatMap((route) => {
    const path = fileOf(route, { texts: listing.texts, model });
    if (routes.has(route)) return [];
    return issueAt(nameOf(path), FIRST_LINE, {
      rule: 'fichier-manquant',
      message: `La page ${route} manque : des boutons du site y mènent.`,
      hint: 'Si vous avez renommé ce fichier, redonnez-lui ce nom. Sinon, remettez-le à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
    });
  });
}

/** The file that should hold a route: a folder's own page where other pages stand below it. */
function fileOf(
  route: string,
  { texts, model }: { texts: readonly string[]; model: Model },
): string {
  const { requiredRoutes = [], kinds } = model;
  const pages = Object.values(kinds).find(({ address, shownOn }) => !address && !shownOn)?.folder;
  if (route === '/') return `${pages}/index.mdx`;
  const isFolder =
    requiredRoutes.some((other) => other.startsWith(`${route}/`)) ||
    texts.some((path) => path.startsWith(`${pages}${route}/`));
  return `${pages}${route}${isFolder ? '/index' : ''}.mdx`;
}
