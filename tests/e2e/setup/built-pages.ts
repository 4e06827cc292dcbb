import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { attributeOf, withDescendants } from '../../../src/server/html-tree.ts';
import { ALL } from '../../unit/all.ts';
import { covering } from './covering.ts';
import { parsePage } from './html.ts';

const { SITE_DIST: DIST = 'dist' } = process.env;

interface Entry {
  path: string;
  /** The path of its sharing picture. */
  image: string;
}

/** Every page of a built site. Raises when it was not built. */
const entriesOf = (dist: string): readonly Entry[] =>
  JSON.parse(readFileSync(join(dist, 'metadata.json'), 'utf8'));

/** Every page of the project's own site. */
export const ENTRIES = entriesOf(DIST);

/** Where a built site keeps a page: `/a/b` -> `<dist>/a/b.html`. */
export const fileOf = (route: string, dist = DIST) =>
  join(dist, route === '/' ? 'index.html' : `${route}.html`);

/** The components of a page that may be touched, each with the one that it stands in. */
const touched = (file: string) =>
  new Set(
    [...withDescendants(parsePage(readFileSync(file, 'utf8')))].flatMap((one) => {
      if (!/^(?:a|button|input|select|textarea|summary)$/.test(one.tagName)) return [];
      const around = one.parentNode && 'attrs' in one.parentNode ? one.parentNode : one;
      return `${one.tagName} ${attributeOf(one, 'class')} in ${attributeOf(around, 'class')}`;
    }),
  );

/** Of the routes of a built site those that hold between them all that may be touched. */
export const coveringRoutes = (routes: readonly string[], dist = DIST): ReadonlySet<string> =>
  covering(new Map(routes.map((route) => [route, touched(fileOf(route, dist))])));

/** The addresses of a built site below a path: a covering sample of its pages by day, and each night all of them. */
export function sampleOf(site: 'FROZEN' | 'OPENED', under = '/'): string[] {
  const dist = process.env[`${site}_DIST`] ?? '';
  const routes = entriesOf(dist).flatMap(({ path }) => (path.startsWith(under) ? path : []));
  const origin = process.env[`${site}_ADDRESS`]?.slice(0, -1);
  return [...(ALL ? routes : coveringRoutes(routes, dist))].map((route) => origin + route);
}
