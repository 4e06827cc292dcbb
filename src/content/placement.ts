/** Default of `SITE_URL`. */
export const LOCAL_SITE = 'http://localhost:4173/';

/** Parts of `SITE_URL` (contract section 1). */
export interface Placement {
  /** Path with a final slash: `/` or `/site/pr-12/`. */
  base: string;
  /** `https://org.github.io` */
  origin: string;
  /** Absolute address of a route. It has no final slash, except `https://org.github.io/`. */
  absolute(route: string): string;
  /** Base path and route. */
  local(route: string): string;
}

/** Parses a `SITE_URL`. Throws for an invalid address. */
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
