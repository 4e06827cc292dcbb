import { nearest } from '../../content/nearest.ts';
import { placementOf } from '../../content/placement.ts';
import { routeOf } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';

/** Files that the build writes beside the pages. */
const WRITTEN = new Set(['/feed.xml', '/sitemap.xml', '/robots.txt', '/metadata.json']);

/** The routes that content has. */
export const routesOf = ({ content }: Reading): Set<string> =>
  new Set(content.parts.flatMap(({ route }) => (route === null ? [] : [route])));

/** The page of an address: without query, anchor and trailing slash. */
export const pageOf = (address: string) => address.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');

/** Whether an address that begins with `/` leads somewhere. Demo pages are the site's own. */
export const pageExists = (address: string, routes: ReadonlySet<string>) => {
  const page = pageOf(address);
  return routes.has(page) || WRITTEN.has(page) || page.startsWith('/demo/');
};

/** What is said of a page that does not exist, with the nearest one. */
export function absentPage(address: string, { content }: Reading) {
  const page = pageOf(address);
  const silent = content.parts.find(
    ({ kind, path, route }) => kind === 'article' && route === null && routeOf(kind, path) === page,
  );
  if (silent) {
    return {
      rule: 'lien-page',
      message: `L’article « ${page} » n’a pas encore de texte : il n’a donc pas de page.`,
      hint: `Écrivez son texte dans ${silent.file}, ou faites mener le lien à « /blog ».`,
    };
  }
  const routes = content.parts.flatMap(({ route }) => (route === null ? [] : [route]));
  const meant = nearestRoute(page, routes);
  return {
    rule: 'lien-page',
    message: `La page « ${page.slice(0, 80)} » n’existe pas.`,
    hint: meant
      ? `Écrivez « ${meant} ».`
      : 'Vérifiez l’adresse : c’est le chemin du fichier sous content/pages.',
    ...(meant === undefined
      ? {}
      : { value: meant + address.slice(page.length).replace(/^\/+/, '') }),
  };
}

/** The route with the same last part, or the nearest in spelling. */
function nearestRoute(page: string, routes: readonly string[]): string | undefined {
  const last = page.slice(page.lastIndexOf('/'));
  const same = last.length > 1 ? routes.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : nearest(page, routes);
}

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
