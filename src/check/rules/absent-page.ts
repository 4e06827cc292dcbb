import { isLink } from '../../content/forms/link.ts';
import { nearest } from '../../content/nearest.ts';
import type { Content } from '../../content/part.ts';
import { kindOf, routeOf } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';
import { pageOf, routesOf } from './routes.ts';

/** What is said of a page that does not exist, with the right one when it can be told. */
export function absentPage(address: string, reading: Reading) {
  const page = pageOf(address);
  const rule = 'lien-page';
  const silent = silentArticle(asRoute(page), reading);
  if (silent) {
    return {
      rule,
      message: `L’article « ${asRoute(page)} » n’a pas encore de texte : il n’a donc pas de page.`,
      hint: `Écrivez son texte dans ${silent.file}, ou faites mener le lien à « /blog ».`,
    };
  }
  const routes = routesOf(reading);
  const moved = movedTo(page, reading.content, routes);
  if (moved) {
    return {
      rule,
      message: `La page « ${page.slice(0, 80)} » a changé d’adresse, comme le dit content/redirections.yml.`,
      hint: `Écrivez « ${moved} ».`,
      value: /[?#]/.test(moved) || !moved.startsWith('/') ? moved : moved + after(address, page),
    };
  }
  const meant = routeMeant(page, routes);
  return {
    rule,
    message: `La page « ${page.slice(0, 80)} » n’existe pas.`,
    hint: meant
      ? `Écrivez « ${meant} ».`
      : 'Vérifiez l’adresse : c’est le chemin du fichier sous content/pages.',
    ...(meant === undefined ? {} : { value: meant + after(address, page) }),
  };
}

/** What follows the page in an address: its query and its anchor. */
const after = (address: string, page: string) => address.slice(page.length).replace(/^\/+/, '');

const silentArticle = (page: string, { content }: Reading) =>
  content.parts.find(
    ({ kind, path, route }) => kind === 'article' && route === null && routeOf(kind, path) === page,
  );

/** Where `content/redirections.yml` leads from an address, in one step or several. */
function movedTo(page: string, { redirections }: Content, routes: ReadonlySet<string>) {
  const seen = new Set<string>();
  let target = page;
  while (!seen.has(pageOf(target)) && Object.hasOwn(redirections, pageOf(target))) {
    seen.add(pageOf(target));
    target = redirections[pageOf(target)] ?? '';
  }
  const leads = target.startsWith('/') ? routes.has(pageOf(target)) : isLink(target);
  return seen.size > 0 && leads ? target : undefined;
}

/** The route that was meant: as another site or GitHub writes it, with the same last part, or the nearest in spelling. */
function routeMeant(page: string, routes: ReadonlySet<string>): string | undefined {
  const written = asRoute(page);
  if (routes.has(written)) return written;
  const last = written.slice(written.lastIndexOf('/'));
  // The home page has no letters: any short word would be near it.
  const all = [...routes].filter((route) => route !== '/');
  const same = last.length > 1 ? all.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : nearest(written, all);
}

/** `/content/pages/contact.mdx` and `/contact.html` as `/contact`; `/accueil` as `/`. */
function asRoute(page: string): string {
  const bare = page.replace(/\.(?:mdx?|html?|php|aspx?)$/i, '').replace(/^\/content(?=\/)/, '');
  const path = bare.slice(1);
  const kind = kindOf(path);
  const route = kind ? (routeOf(kind, path) ?? bare) : bare;
  return route.replace(/^\/(?:accueil|home)$/i, '/').replace(/\/index$/i, '') || '/';
}
