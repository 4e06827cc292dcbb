/** What the code may add to any page on a first visit by phone, in bytes as compressed on the wire (gzip). */
export const BUDGETS = {
  /** All but pictures, which are the editors'. */
  page: 165 * 1024,
  /** The same on two pages without a live block, until a visitor's first input. */
  looks: { '/': 145 * 1024, '/ressources/communique-presse-cop30': 127 * 1024 },
  /** One picture, in the size that a phone takes. */
  picture: 200 * 1024,
  /** Requests for anything but pictures. */
  requests: 15,
  fonts: 27 * 1024,
  /** All JavaScript of a page, live blocks included, notices excluded until one shows. */
  scripts: 96 * 1024,
  scriptsBeforeLoad: 2 * 1024,
  /** HTML with its inlined CSS, without what stands in `main`: that grows with its text. */
  frame: 11 * 1024,
  /** Elements outside `main`. */
  frameElements: 160,
  /** HTML with its inlined CSS, whole, for the pages of the frozen content. */
  html: 14 * 1024,
  /** Elements of a page, for the same pages. */
  elements: 350,
} as const;

/** Bytes of the writing screen with the form of an open text, as compressed on the wire (gzip); its preview comes when asked for. */
export const SCREEN_BUDGET = 290 * 1024;
