import { LOCAL_SITE } from '../content/placement.ts';
import { hashFiles, hashOf } from '../documents/disk/stamp.ts';

/**
 * Public address of the site, from the environment variable `SITE_URL` (contract section 1), with a final slash. Throws a
 * `TypeError` with the code `ERR_INVALID_URL`, like `new URL`, if it is not an http(s) address.
 */
export function siteUrl(asked = process.env.SITE_URL): string {
  const url = asked || LOCAL_SITE;
  if (/^https?:\/\//i.test(url)) return url.replace(/\/*$/, '/');
  throw Object.assign(new TypeError(`SITE_URL: ${url}`), { code: 'ERR_INVALID_URL' });
}

/** Path of `SITE_URL`, with a final slash: `/` or `/site/`. */
export const basePath = () => new URL(siteUrl()).pathname;

let cachedId: string | undefined;

/** Id of the code of a build: 8 hex digits, a hash of sources, lockfile and base path, but not of the content. */
export function buildId(): string {
  cachedId ??= hashOf(8, basePath(), hashFiles(['src', 'package-lock.json']));
  return cachedId;
}
