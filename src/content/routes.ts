/** Addresses that code names. Pages that no file writes: those of the dashboard and of the open data. */
export const ROUTES = {
  home: '/',
  projects: '/projets',
  participate: '/je-participe',
  projectList: '/je-participe/decouvrir-les-projets',
  /** The project sheets stand below it. */
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

/** The page of a menu that stands for pages which the menu does not have, by what their routes begin with. */
const PARENTS: readonly (readonly [RegExp, string])[] = [
  [/^\/je-participe\/projets\//, '/je-participe/decouvrir-les-projets'],
  [
    /^\/je-participe\/(?:charte|tableau-de-bord|donnees|rapports)(?:\/|$)/,
    '/je-participe/gouvernance-et-transparence',
  ],
];

/** The page that a menu marks for a page which it does not have; undefined for any other. */
export const parentOf = (route: string): string | undefined =>
  PARENTS.find(([begins]) => begins.test(route))?.[1];

/**
 * Pages that the code itself leads to, and those above them: the ways back of layouts, the buttons of blocks, the
 * list of projects. The site cannot do without them; those of the menus are in `content/navigation.yml`.
 */
export const REQUIRED_ROUTES: readonly string[] = [
  ROUTES.home,
  ROUTES.projects,
  ROUTES.participate,
  ROUTES.projectList,
  ROUTES.charter,
  ROUTES.faq,
  ROUTES.blog,
  ROUTES.resources,
  ROUTES.contact,
];
