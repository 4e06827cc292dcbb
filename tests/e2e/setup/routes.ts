/** The routes of the frozen content, which are those of the specification. */
export const ROUTES = [
  '/',
  '/a-propos',
  '/expertise',
  '/services',
  '/projets',
  '/projets/oyeri-radio',
  '/projets/eco-logik',
  '/projets/eco-logik/projets-phares',
  '/projets/eco-logik/organisation',
  '/projets/decouverte-gabon',
  '/projets/decouverte-gabon/activites',
  '/projets/decouverte-gabon/gouvernance',
  '/projets/decouverte-gabon/participer',
  '/projets/decouverte-gabon/soutenir',
  '/projets/ndjo-oyeri',
  '/projets/ndjo-oyeri/partager',
  '/projets/ndjo-oyeri/carte-participative',
  '/projets/ndjo-oyeri/contributions',
  '/je-participe',
  '/je-participe/quest-ce-que-cest',
  '/je-participe/decouvrir-les-projets',
  '/je-participe/projets/a-la-decouverte-du-gabon',
  '/je-participe/proposer-un-projet',
  '/je-participe/gouvernance-et-transparence',
  '/je-participe/faq',
  '/je-participe/charte',
  '/blog',
  '/ressources',
  '/ressources/communique-presse-cop30',
  '/media',
  '/contact',
  '/mentions-legales',
] as const;

const under = (start: string) =>
  ROUTES.filter((route) => route === start || route.startsWith(`${start}/`));
const projects = under('/projets');
const participate = under('/je-participe');

/** All routes in three parts, so that a test over every page ends in time on a busy machine. */
export const PARTS = [
  {
    part: 'the main pages',
    routes: ROUTES.filter((route) => ![...projects, ...participate].includes(route)),
  },
  { part: 'the projects', routes: projects },
  { part: 'Je Participe', routes: participate },
];

/** A page in each frame: home, text, list, sub-site, Je Participe, project sheet, press release. */
export const FRAMES = [
  '/',
  '/a-propos',
  '/blog',
  '/projets/eco-logik',
  '/je-participe',
  '/je-participe/projets/a-la-decouverte-du-gabon',
  '/ressources/communique-presse-cop30',
] as const;
