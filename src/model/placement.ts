/** Parts of the address of the site (`SITE_URL`), and addresses below this address. Throws for an invalid address. */
export function placementOf(siteUrl: string) {
  const url = new URL(siteUrl);
  const base = url.pathname.replace(/\/*$/, '/');
  const local = (route: string) => base + route.replace(/^\//, '');
  return {
    /** Path with a final slash: `/` or `/site/pr-12/`. */
    base,
    /** Protocol and host: `https://org.github.io`. */
    origin: url.origin,
    /** Path on the host: `/site/blog` for `/blog`. */
    local,
    /** `https://org.github.io/site/blog` for `/blog`; a final slash only when the path is `/`. */
    absolute: (route: string) =>
      url.origin + (route === '/' ? base.replace(/(?<=.)\/$/, '') : local(route)),
  };
}

export type Placement = ReturnType<typeof placementOf>;
