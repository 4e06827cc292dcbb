/** The anchor of a charter section, from its file's name without the number that orders it. */
export const charterAnchor = (slug: string) => slug.replace(/^\d+-/, '');
