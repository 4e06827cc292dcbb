import { slugOf } from '../values/text.ts';
import type { THEMES } from './vocabulary.ts';

/** Routes that the code uses. The dashboard and the open data page are generated, not files of the content. */
export const ROUTES = {
  home: '/',
  projects: '/projets',
  participate: '/je-participe',
  initiativeList: '/je-participe/decouvrir-les-projets',
  /** Parent of the pages of the initiatives of citizens, which the code calls sheets. */
  sheets: '/je-participe/projets',
  charter: '/je-participe/charte',
  faq: '/je-participe/faq',
  reports: '/je-participe/rapports',
  dashboard: '/je-participe/tableau-de-bord',
  data: '/je-participe/donnees',
  blog: '/blog',
  resources: '/ressources',
  contact: '/contact',
} as const;

export type Theme = (typeof THEMES)[number];

/** Route of the generated page that lists the initiatives of a theme. */
export const themeRoute = (theme: Theme) => `${ROUTES.initiativeList}/${slugOf(theme)}`;

const GOVERNED = [ROUTES.charter, ROUTES.dashboard, ROUTES.data, ROUTES.reports];

/** Route to mark as current in the menu of « Je Participe », for a page that the menu omits; undefined for other pages. */
export function parentOf(route: string): string | undefined {
  const isIn = (parent: string) => `${route}/`.startsWith(`${parent}/`);
  if (isIn(ROUTES.sheets)) return ROUTES.initiativeList;
  return GOVERNED.some(isIn) ? '/je-participe/gouvernance-et-transparence' : undefined;
}

/** Routes that layouts and blocks link to, and their parents: the check reports a missing page. */
export const REQUIRED_ROUTES: readonly string[] = [
  ROUTES.home,
  ROUTES.projects,
  ROUTES.participate,
  ROUTES.initiativeList,
  ROUTES.charter,
  ROUTES.faq,
  ROUTES.blog,
  ROUTES.resources,
  ROUTES.contact,
];

/** Ids in the frame around every page, which scripts look up: the same id in a text would break the page. */
export const FRAME_IDS = [
  'app',
  'avis.a-venir',
  'avis.langue',
  'contenu',
  'donnees',
  'menu',
  'notifications',
] as const;

/** Anchor of a category in the blog: `nature`. */
export const categoryAnchor = (category: string) => category.toLowerCase();

/** Anchor of the list of older articles in the blog. */
export const OLDER_ARTICLES = 'plus-anciens';

/** File name without folder and `.mdx`. */
export const stem = (path: string) => path.slice(path.lastIndexOf('/') + 1).replace(/\.mdx$/, '');

/** Removes query, anchor and trailing slash from an address: `/contact/?a=1#b` -> `/contact`. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
