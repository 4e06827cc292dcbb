/** What a page may weigh, in bytes as compressed on the wire (gzip), on a first visit by phone. */
export const BUDGETS = {
  /** HTML with its inlined CSS, on text pages. */
  html: 14 * 1024,
  /** Everything of the first view, scripts included. */
  textPage: 200 * 1024,
  home: 350 * 1024,
  requests: 15,
  /** The gallery's own page: its ten pictures come on top of what any page loads. */
  requestsOfGallery: 22,
  fonts: 50 * 1024,
  /** All JavaScript of a page, live blocks included, notices excluded until one shows. */
  scripts: 86 * 1024,
  scriptsBeforeLoad: 5 * 1024,
  /** DOM elements. */
  elements: 600,
  elementsOfText: 350,
} as const;

/** Pages of text: no list of cards, gallery or form. */
export const TEXT_PAGES: readonly string[] = [
  '/a-propos',
  '/contact',
  '/mentions-legales',
  '/ressources/communique-presse-cop30',
  '/je-participe/faq',
  '/je-participe/charte',
  '/je-participe/quest-ce-que-cest',
  '/je-participe/gouvernance-et-transparence',
  '/projets/eco-logik/organisation',
  '/projets/decouverte-gabon/gouvernance',
];
