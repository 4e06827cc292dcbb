/** The path under which the site stands, with a final slash: set by the build from `SITE_URL`. */
export const BASE: string = import.meta.env.BASE_URL;

/** The address of a route or file of this site on this host; other addresses come back unchanged. */
export const withBase = (address: string) =>
  /^\/(?!\/)/.test(address) ? BASE + address.slice(1) : address;

/** The route of a path without the base path: static hosts answer `/a`, `/a/` and `/a.html` alike. */
export const routeOf = (path: string) =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/** The route of a path on this host; undefined outside the base path. */
export function routeOfPath(pathname: string): string | undefined {
  const root = BASE.slice(0, -1);
  if (pathname !== root && !pathname.startsWith(BASE)) return undefined;
  const route = routeOf(pathname.slice(root.length));
  return route === '/index' ? '/' : route;
}
