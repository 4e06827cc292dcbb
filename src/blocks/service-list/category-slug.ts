/** A category as it stands in the address: "Événements" gives "evenements". */
export const categorySlug = (category: string): string =>
  category
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
