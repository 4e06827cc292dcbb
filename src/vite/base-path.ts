import { siteUrl } from '../content/environment.ts';
import { hashFiles, hashOf } from '../documents/disk/stamp.ts';

/** Path of `SITE_URL`, with a final slash: `/` or `/site/`. */
export const basePath = () => new URL(siteUrl()).pathname;

let cachedId: string | undefined;

/** Id of the code of a build: 8 hex digits, a hash of sources, lockfile and base path, but not of the content. */
export function buildId(): string {
  cachedId ??= hashOf(8, basePath(), hashFiles(['src', 'package-lock.json']));
  return cachedId;
}
