import { placementOf } from '../../content/placement.ts';
import { kindOf, routeOf } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';

/** Files that the build writes beside the pages. */
const WRITTEN = new Set(['/feed.xml', '/sitemap.xml', '/robots.txt', '/metadata.json']);

const known = new WeakMap<Reading['content'], ReadonlySet<string>>();

/** The routes that content has; a text that cannot be read, for its size or its rights or because it is empty, is there all the same. */
export function routesOf({ content, listing }: Reading): ReadonlySet<string> {
  const found = known.get(content);
  if (found) return found;
  const read = new Set(content.parts.map(({ path }) => path));
  const unread = listing.texts.flatMap((path) => {
    const kind = read.has(path) ? undefined : kindOf(path);
    return kind ? [routeOf(kind, path)] : [];
  });
  const all = [...content.parts.map(({ route }) => route), ...unread];
  const routes = new Set(all.filter((route) => route !== null));
  known.set(content, routes);
  return routes;
}

/** The page of an address: without query, anchor and trailing slash. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Whether an address that begins with `/` leads somewhere. Demo pages are the site's own. */
export const pageExists = (address: string, routes: ReadonlySet<string>) => {
  const page = pageOf(address);
  return routes.has(page) || WRITTEN.has(page) || page.startsWith('/demo/');
};

/** The route of an absolute address on this very site (`SITE_URL`); undefined for any other. */
export function ownRoute(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  try {
    const { origin, base } = placementOf(process.env.SITE_URL || 'http://localhost:4173/');
    const url = new URL(address);
    const isOwn = url.origin === origin && `${url.pathname}/`.startsWith(base);
    return isOwn ? `/${url.pathname.slice(base.length)}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
