/** Base path of the site, with a final slash: set by the build from `SITE_URL`. */
export const BASE: string = import.meta.env.BASE_URL;

/** Address of a route or file of this site, with the base path; other addresses are returned unchanged. */
export const withBase = (address: string) =>
  /^\/(?!\/)/.test(address) ? BASE + address.slice(1) : address;

/** Route of a path without base path: static hosts serve `/a`, `/a/` and `/a.html` alike. */
export const routeOf = (path: string) =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/** Route of a path with base path; undefined outside the base path. */
export function routeOfPath(pathname: string): string | undefined {
  const root = BASE.slice(0, -1);
  if (pathname !== root && !pathname.startsWith(BASE)) return undefined;
  const route = routeOf(pathname.slice(root.length));
  return route === '/index' ? '/' : route;
}
