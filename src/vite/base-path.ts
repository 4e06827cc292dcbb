/** Where the site is placed (contract section 1). */
export const siteUrl = () => process.env.SITE_URL || 'http://localhost:4173/';

/** The path of `SITE_URL`, with a final slash. */
export const basePath = () => new URL(siteUrl()).pathname.replace(/\/*$/, '/');
