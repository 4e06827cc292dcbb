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

/** The page that the menu of « Je Participe » marks for one which it does not have; undefined for any other. */
export function parentOf(route: string): string | undefined {
  const [, root, part = ''] = /^(\/je-participe)\/(\w+)/.exec(route) ?? [];
  if (part === 'projets') return `${root}/decouvrir-les-projets`;
  const isAccount = ['charte', 'tableau', 'donnees', 'rapports'].includes(part);
  return isAccount ? `${root}/gouvernance-et-transparence` : undefined;
}

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
