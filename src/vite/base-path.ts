import { LOCAL_SITE } from '../content/placement.ts';
import { hashFiles, hashOf } from '../engine/documents/disk/stamp.ts';

/**
 * Where the site is placed (contract section 1), with a final slash: an address that begins with it is one of
 * the site. Raises as `new URL` does when it is no web address.
 */
export function siteUrl(): string {
  const url = process.env.SITE_URL || LOCAL_SITE;
  if (/^https?:\/\//i.test(url)) return url.replace(/\/*$/, '/');
  throw Object.assign(new TypeError(`SITE_URL: ${url}`), { code: 'ERR_INVALID_URL' });
}

/** The path of `SITE_URL`, with a final slash. */
export const basePath = () => new URL(siteUrl()).pathname;

let builtBy: string | undefined;

/** Eight hex digits that name the code (not the content): sources, lockfile and base path. */
export function buildId(): string {
  builtBy ??= hashOf(8, basePath(), hashFiles(['src', 'package-lock.json']));
  return builtBy;
}
