import { siteUrl } from '../content/environment.ts';

/** Path of `SITE_URL`, with a final slash: `/` or `/site/`. */
export const basePath = () => new URL(siteUrl()).pathname;
