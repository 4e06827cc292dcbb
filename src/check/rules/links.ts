import { textsOf } from '../../model/document.ts';
import { basePath, siteUrl } from '../../site/environment.ts';
import { isLink } from '../../site/formats/addresses.ts';
import { routeOfFile } from '../../site/kinds/index.ts';
import { pageOf } from '../../site/routes.ts';
import { correctionHint, type Fault, type Issue } from '../../values/issue.ts';
import { nearest } from '../../values/nearest.ts';
import { addressesIn, subsitePages } from './all-addresses.ts';
import { type Address, addressIssue, type Checking } from './checking.ts';
import { feedAddresses, pageExists, routeOfText, routesOf } from './existing-routes.ts';
import { isDocument } from './files.ts';

/** Reports links to missing pages, to this site by its full address, and to the editor's own computer. */
export function links(checking: Checking): Issue[] {
  const written = new Set([...routesOf(checking), ...feedAddresses(checking)]);
  const faultOf = ({ kind, address }: Address): Fault | undefined => {
    if (kind === 'picture' || Object.hasOwn(checking.content.downloads, address)) return undefined;
    // Fast answer for most links, before the slower checks.
    if (address.startsWith('/') && pageExists(address, written)) return undefined;
    if (!isLink(address)) return undefined;
    const own = ownRoute(address);
    if (own === undefined && LOCAL.test(address)) return ofOneComputer(address);
    if (own !== undefined && pageExists(own, written)) return repeated(address, own, kind);
    const route = own ?? address;
    const isOther = !route.startsWith('/') || (kind === 'web' && own === undefined);
    return isOther || isMoved(pageOf(route), checking) ? undefined : absentPage(route, checking);
  };
  return addressesIn(checking).flatMap((found) => {
    const fault = faultOf(found);
    return fault ? [addressIssue(found, fault)] : [];
  });
}

/** An address of the editor's own computer or network: `http://localhost:3000/contact`, `http://192.168.1.4`. */
const LOCAL =
  /^https?:\/\/(?:localhost|[\w.-]+\.local|(?:10|127)(?:\.\d+){3}|(?:192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))(?:\.\d+){2}|0\.0\.0\.0|\[::1\])(?::\d+)?(?:[/?#]|$)/i;

const ofOneComputer = (address: string): Fault => ({
  rule: 'lien-adresse',
  message: `« ${address.slice(0, 80)} » n’existe que sur votre ordinateur ou sur votre réseau : les visiteurs ne pourraient pas l’ouvrir.`,
  hint: 'Copiez l’adresse que la page a en ligne : elle commence par https://. Si cette adresse est un exemple, mettez le signe « ` » avant elle et un autre après.',
});

const repeated = (address: string, route: string, kind: Address['kind']): Fault => ({
  rule: 'lien-absolu',
  severity: 'warning',
  message: `« ${address.slice(0, 80)} » répète l’adresse du site.`,
  hint: `Écrivez « ${route} » : le lien marchera aussi dans les aperçus.`,
  right: kind === 'web' ? undefined : route,
});

/** All links to pages of this site, also in menus, each with the route of its `page`. */
export const pageLinks = (checking: Checking) =>
  [...addressesIn(checking), ...subsitePages(checking)].flatMap((found) => {
    const { kind, address } = found;
    if (kind === 'picture') return [];
    const route = address.startsWith('/') ? address : ownRoute(address);
    return route !== undefined && isLink(address) ? [{ ...found, page: pageOf(route) }] : [];
  });

/** Route of a full address of this site, or of one of its previews: `https://exemple.ga/pr-12/contact` -> `/contact`; undefined for other addresses. */
export function ownRoute(address: string): string | undefined {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return undefined;
  const base = basePath();
  const url = new URL(address);
  const isOwn = url.host === new URL(siteUrl()).host && `${url.pathname}/`.startsWith(base);
  const path = url.pathname.slice(base.length).replace(/^pr-\d+(?:\/|$)/, '');
  return isOwn ? `/${path}${url.search}${url.hash}` : undefined;
}

function absentPage(address: string, checking: Checking): Fault {
  const rule = 'lien-page';
  const page = pageOf(address);
  const shown = `« ${page.slice(0, 80)} »`;
  if (isDocument(page) || /\.(?:jpe?g|png|webp|avif|svg|gif|heic)$/i.test(page))
    return {
      rule,
      message: `${shown} est un fichier, et non une page du site : ce lien ne mènerait nulle part.`,
      hint: FILE,
    };
  const texts = textsOf(checking.content.documents);
  const waiting = texts.find((one) => one.route === null && routeOfText(one) === page);
  if (waiting)
    return {
      rule,
      message: `La page ${shown} n’existe pas encore : ${waiting.file} n’a pas de texte.`,
      hint: 'Écrivez ce texte, ou retirez le lien jusque-là.',
    };
  // The page of a file whose `slug` gives it another address.
  const text = texts.find(
    ({ kind, path }) => routeOfFile(kind, path) === page || page === `/content/${path}`,
  );
  const right = text?.route ?? nearestRoute(page, routesOf(checking));
  const after = address.slice(page.length).replace(/^\/+/, '');
  const message = `La page ${shown} n’existe pas.`;
  return { rule, message, ...correctionHint(right, WHERE, right && right + after) };
}

const FILE =
  'Une image s’écrit ![ce qu’elle montre](/images/nom.jpg) ; un PDF se dépose dans content/documents, et son lien est [Lire le rapport](/documents/rapport.pdf). Tout autre document se dépose sur un service de partage, en accès public.';

export const WHERE =
  'Vérifiez l’adresse : c’est celle qu’un navigateur montre pour cette page. ' +
  'Si elle a été renommée ou supprimée, dites dans content/redirections.yml quelle page ' +
  'd’aujourd’hui la remplace.';

/** Whether redirections, one or several in turn, lead from `page` to a page of the site or to another site. */
export function isMoved(page: string, checking: Checking): boolean {
  const moved = checking.content.shared.redirections;
  const passed = new Set<string>();
  let target = page;
  while (Object.hasOwn(moved, pageOf(target)) && !passed.has(pageOf(target))) {
    passed.add(pageOf(target));
    target = moved[pageOf(target)] ?? '';
  }
  if (passed.size === 0) return false;
  // The schema takes addresses only: what does not start with a slash leads to another site.
  return !target.startsWith('/') || routesOf(checking).has(pageOf(target));
}

/** The route to suggest for an address or the path of a file: the only one with the same last part, or the most similar. */
export function nearestRoute(page: string, routes: ReadonlySet<string>): string | undefined {
  const written = page.replace(/(?:\/index)?\.\w+$/, '');
  const last = written.slice(written.lastIndexOf('/'));
  // Without the home page: `/` has no letters and would be similar to any short word.
  const all = [...routes].filter((route) => route !== '/');
  const same = last.length > 1 ? all.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : (same.find((one) => one === last) ?? nearest(written, all));
}
