import type { Issue } from '../../content/issue.ts';
import { REQUIRED_ROUTES } from '../../content/sections.ts';
import type { Reading } from '../../read/content.ts';
import { routesOf } from './routes.ts';
import { aboutFile } from './rule.ts';

/** Navigation, footer and blocks lead to these pages: each must have its file. */
export function requiredPages(reading: Reading): Issue[] {
  const routes = routesOf(reading);
  return REQUIRED_ROUTES.filter((route) => !routes.has(route)).map((route) =>
    aboutFile(reading.nameOf(fileOf(route)), {
      rule: 'fichier-manquant',
      message: `La page ${route} manque : les menus du site y mènent.`,
      hint: 'Remettez ce fichier à sa place depuis l’historique du dépôt (sur GitHub : « History »).',
    }),
  );
}

/** The file that should hold a route: a folder's own page where other required pages stand below it. */
function fileOf(route: string): string {
  if (route === '/') return 'pages/index.mdx';
  const isFolder = REQUIRED_ROUTES.some((other) => other.startsWith(`${route}/`));
  return `pages${route}${isFolder ? '/index' : ''}.mdx`;
}
