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

/** Anchor of a category in the blog: `nature`. */
export const categoryAnchor = (category: string) => category.toLowerCase();

/** Anchor of the list of older articles in the blog. */
export const OLDER_ARTICLES = 'plus-anciens';
