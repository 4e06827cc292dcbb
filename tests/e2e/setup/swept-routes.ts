import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { SITE_DIST: DIST = 'dist', SWEEP_BASE } = process.env;

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

/** The routes whose HTML is another than in SWEEP_BASE, the `dist/` of another state of the site; all where there is none. */
export const SWEPT = ENTRIES.map(({ path }) => path).filter((route) => {
  if (!SWEEP_BASE) return true;
  const before = fileOf(route, SWEEP_BASE);
  return !existsSync(before) || !readFileSync(before).equals(readFileSync(fileOf(route)));
});
