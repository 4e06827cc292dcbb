/** Where the site stands as long as no `SITE_URL` places it: on this computer. */
export const LOCAL_SITE = 'http://localhost:4173/';

/** Where the site stands on the web, from `SITE_URL` (contract section 1). */
export interface Placement {
  /** Path with a final slash: `/` or `/site/pr-12/`. */
  base: string;
  /** `https://org.github.io` */
  origin: string;
  /** The absolute address of a route, without trailing slash (the origin's root keeps its own). */
  absolute(route: string): string;
  /** The address of a route or file on this host: base path and route. */
  local(route: string): string;
}

/** Reads a `SITE_URL`. Raises when it is no absolute http(s) address. */
export function placementOf(siteUrl: string): Placement {
  const url = new URL(siteUrl);
  const base = url.pathname.replace(/\/*$/, '/');
  const local = (route: string) => base + route.replace(/^\//, '');
  return {
    base,
    origin: url.origin,
    local,
    absolute: (route) =>
      url.origin + (route === '/' ? base.replace(/(?<=.)\/$/, '') : local(route)),
  };
}
