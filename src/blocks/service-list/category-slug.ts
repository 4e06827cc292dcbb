/**
 * A category as it stands in the address: "Événements" gives "evenements". By itself: what `content` gives
 * to the browser comes with every page, this with the filter alone.
 */
export const categorySlug = (category: string): string =>
  category
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
