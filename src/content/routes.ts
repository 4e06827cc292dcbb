/** Routes in code; dashboard and open data are generated pages. */
export const ROUTES = {
  home: '/',
  projects: '/projets',
  participate: '/je-participe',
  projectList: '/je-participe/decouvrir-les-projets',
  /** Parent of the project sheets. */
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

/** Route to mark in the menu of « Je Participe » for a page that is not in it; undefined for other pages. */
export function parentOf(route: string): string | undefined {
  const [, root, part = ''] = /^(\/je-participe)\/(\w+)/.exec(route) ?? [];
  if (part === 'projets') return `${root}/decouvrir-les-projets`;
  const isAccount = ['charte', 'tableau', 'donnees', 'rapports'].includes(part);
  return isAccount ? `${root}/gouvernance-et-transparence` : undefined;
}

/** Routes that layouts and blocks link to, and their parents: the check requires these pages. */
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
