import { frenchRoute } from './languages.ts';
import type { Site } from './schema/site.ts';

/** A part of the site with its own theme and, for a sub-site, its own navigation (spec section 2). */
interface SectionSpec {
  id: SectionId;
  /** The accessible name of its navigation (contract section 5). */
  name: string;
  /** Its home; every route below belongs to it. */
  root: string;
  /** Order of its navigation, as routes below the root; empty when it has none. */
  nav: readonly string[];
  /** Its own contact in `site.yml`, under `subsites:`; without one, the site's is given. */
  contact?: keyof NonNullable<Site['subsites']>;
}

export type SectionId =
  | 'portfolio'
  | 'eco-logik'
  | 'decouverte-gabon'
  | 'ndjo-oyeri'
  | 'oyeri-radio'
  | 'je-participe';

export const SECTIONS: readonly SectionSpec[] = [
  {
    id: 'eco-logik',
    name: 'Eco Logik',
    root: '/projets/eco-logik',
    nav: ['', '/projets-phares', '/organisation'],
  },
  {
    id: 'decouverte-gabon',
    name: 'À la Découverte du Gabon',
    root: '/projets/decouverte-gabon',
    nav: ['', '/activites', '/gouvernance', '/participer', '/soutenir'],
    contact: 'decouverte',
  },
  {
    id: 'ndjo-oyeri',
    name: 'Ndjo Oyeri',
    root: '/projets/ndjo-oyeri',
    nav: ['', '/partager', '/carte-participative', '/contributions'],
    contact: 'ndjoOyeri',
  },
  { id: 'oyeri-radio', name: 'OYERI Radio', root: '/projets/oyeri-radio', nav: [] },
  {
    id: 'je-participe',
    name: 'Je Participe',
    root: '/je-participe',
    nav: [
      '',
      '/quest-ce-que-cest',
      '/decouvrir-les-projets',
      '/proposer-un-projet',
      '/gouvernance-et-transparence',
      '/faq',
    ],
  },
];

const PORTFOLIO: SectionSpec = { id: 'portfolio', name: '', root: '/', nav: [] };

/** The section that a route belongs to; the portfolio when it is in no other. */
export function sectionOf(route: string): SectionSpec {
  const french = frenchRoute(route);
  const found = SECTIONS.find(({ root }) => french === root || french.startsWith(`${root}/`));
  return found ?? PORTFOLIO;
}

/** The header's pages in order, with their labels; `/projets` stands for the menu of projects, `/contact` is the button. */
export const MAIN_NAV = [
  ['/', 'Accueil'],
  ['/a-propos', 'À propos'],
  ['/expertise', 'Expertise'],
  ['/services', 'Services'],
  ['/projets', 'Projets'],
  ['/je-participe', 'Je Participe'],
  ['/blog', 'Blog'],
  ['/ressources', 'Ressources'],
  ['/media', 'Média'],
  ['/contact', 'Contact'],
] as const;

/** Pages that navigation, footer or blocks lead to: the site cannot do without them. */
export const REQUIRED_ROUTES: readonly string[] = [
  ...MAIN_NAV.map(([route]) => route),
  ...SECTIONS.flatMap(({ root, nav }) => [root, ...nav.map((path) => root + path)]),
  '/je-participe/charte',
  '/mentions-legales',
].filter((route, index, all) => all.indexOf(route) === index);
