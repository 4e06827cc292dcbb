import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const { SITE_DIST: DIST = 'dist' } = process.env;

interface Entry {
  path: string;
  /** The path of its sharing picture. */
  image: string;
}

/** Where a built site keeps a page: `/a/b` -> `<dist>/a/b.html`. */
export const fileOf = (route: string, dist = DIST) =>
  join(dist, route === '/' ? 'index.html' : `${route}.html`);

/** Every page of the built site. Raises when it was not built. */
export const ENTRIES: readonly Entry[] = JSON.parse(
  readFileSync(join(DIST, 'metadata.json'), 'utf8'),
);

/** The routes of the built site, each of which is visited. */
export const SWEPT = ENTRIES.map(({ path }) => path);
