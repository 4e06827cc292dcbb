/** Base path of the site with a final slash, such as `/` or `/site/`; the build takes it from `SITE_URL`. */
export const BASE: string = import.meta.env.BASE_URL;

/** Whether this build is the preview of a proposal, which stands in a folder `pr-12` of the published site. */
const IS_PREVIEW = /\/pr-\d+\/$/.test(BASE);

/** Whether an address is a link here: previews, whose texts nobody has accepted, lead to no other site, number or mailbox. */
export const isLinked = (address: string) =>
  !IS_PREVIEW || !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address);

/** Adds the base path to a route or file of this site (`/blog` -> `/site/blog`); other addresses stay unchanged. */
export const withBase = (address: string) =>
  /^\/(?!\/)/.test(address) ? BASE + address.slice(1) : address;

/** Route of a path without base path: `/a`, `/a/` and `/a.html`, which static hosts answer with the same page, give `/a`. */
export const routeOf = (path: string) =>
  path.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/** Route of a path with base path (`/site/blog` -> `/blog`); undefined for a path of another site on the same host. */
export function routeOfPath(pathname: string): string | undefined {
  const root = BASE.slice(0, -1);
  if (pathname !== root && !pathname.startsWith(BASE)) return undefined;
  const route = routeOf(pathname.slice(root.length));
  return route === '/index' ? '/' : route;
}
