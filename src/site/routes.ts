import type { THEMES } from './vocabulary.ts';

/** Routes that the code uses. Some are of generated pages, not of files of the content. */
export const ROUTES = {
  home: '/',
  projects: '/projets',
  participate: '/je-participe',
  initiativeList: '/je-participe/decouvrir-les-projets',
  /** Parent of the pages of the initiatives of citizens. */
  initiatives: '/je-participe/projets',
  charter: '/je-participe/charte',
  faq: '/je-participe/faq',
  reports: '/je-participe/rapports',
  dashboard: '/je-participe/tableau-de-bord',
  data: '/je-participe/donnees',
  blog: '/blog',
  resources: '/ressources',
  contact: '/contact',
} as const;

/** Page on how « Je Participe » is governed, below which its menu lists nothing. */
export const GOVERNANCE = '/je-participe/gouvernance-et-transparence';

/** Route to mark as current in the menu of « Je Participe », for a page of a file that the menu omits; undefined for others. */
export function parentOf(route: string): string | undefined {
  const isIn = (above: string) => `${route}/`.startsWith(`${above}/`);
  if (isIn(ROUTES.initiatives)) return ROUTES.initiativeList;
  return isIn(ROUTES.charter) || isIn(ROUTES.reports) ? GOVERNANCE : undefined;
}

export type Theme = (typeof THEMES)[number];

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

/** Anchor of one of several texts that a page shows: its file name without the number, `10-nous` -> `nous`; no id of the frame. */
export function sectionAnchor(path: string): string {
  const anchor = stem(path).replace(/^\d+-/, '');
  return FRAME_IDS.some((id) => id === anchor) ? `${anchor}-1` : anchor;
}

/** Removes query, anchor and trailing slash from an address: `/contact/?a=1#b` -> `/contact`. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
