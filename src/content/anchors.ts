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

/** Anchor of a category on a page of the blog: `nature`. */
export const categoryAnchor = (category: string) => category.toLowerCase();
