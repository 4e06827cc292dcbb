/**
 * Ids of the frame around every page, known to the browser's code or to its controls: a place of a text
 * that took one would be found instead, and the page would not come to life.
 */
export const FRAME_IDS = [
  'app',
  'avis.a-venir',
  'avis.langue',
  'contenu',
  'donnees',
  'menu',
  'notifications',
] as const;

/** The anchor of a category on a page of the blog. */
export const categoryAnchor = (category: string) => category.toLowerCase();
