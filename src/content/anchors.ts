/** Ids in the frame of every page, which scripts look up: an equal anchor in a text would break the page. */
export const FRAME_IDS = [
  'app',
  'avis.a-venir',
  'avis.langue',
  'contenu',
  'donnees',
  'menu',
  'notifications',
] as const;

/** Anchor of a category on a page of the blog. */
export const categoryAnchor = (category: string) => category.toLowerCase();
