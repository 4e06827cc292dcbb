/** Default of the environment variable `SITE_URL`, the public address of the site. */
export const LOCAL_SITE = 'http://localhost:4173/';

/** Parts of the address of the site (`SITE_URL`), and addresses below this address. */
export interface Placement {
  /** Path with a final slash: `/` or `/site/pr-12/`. */
  base: string;
  /** Protocol and host: `https://org.github.io`. */
  origin: string;
  /** `https://org.github.io/site/blog` for `/blog`; a final slash only when the path is `/`. */
  absolute(route: string): string;
  /** Path on the host: `/site/blog` for `/blog`. */
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
