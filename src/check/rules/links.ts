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
    if (!isLink(address)) return undefined;
    const route = ownRoute(address);
    if (route === undefined) return isLocal(address) ? ofOneComputer(address) : undefined;
    if (pageExists(route, written))
      return route === address ? undefined : repeated(address, route, kind);
    return isMoved(pageOf(route), checking) ? undefined : absentPage(route, checking);
  };
  return addressesIn(checking).flatMap((found) => {
    const fault = faultOf(found);
    return fault ? [addressIssue(found, fault)] : [];
  });
}

/** Hosts of one computer or network: `localhost`, `nas.local`, `192.168.1.4`. Sites that visitors know have a name. */
const LOCAL = /^(?:localhost|[\d.]+|[\w.-]+\.local)$/i;

const isLocal = (address: string) =>
  /^https?:/i.test(address) && LOCAL.test(new URL(address).hostname);

const ofOneComputer = (address: string): Fault => ({
  rule: 'lien-adresse',
  message: `« ${address.slice(0, 80)} » est l’adresse d’un ordinateur ou d’un réseau : les visiteurs ne pourraient pas l’ouvrir.`,
  hint: 'Copiez l’adresse que la page a en ligne. Si cette adresse est un exemple, mettez le signe « ` » avant elle et un autre après.',
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
    const route = ownRoute(address);
    return route !== undefined && isLink(address) ? [{ ...found, page: pageOf(route) }] : [];
  });

/** Route of an address of this site, also a full one or that of a preview: `https://exemple.ga/pr-12/contact` -> `/contact`; undefined for others. */
export function ownRoute(address: string): string | undefined {
  if (address.startsWith('/')) return address;
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

const WHERE =
  'Vérifiez l’adresse : c’est celle qu’un navigateur montre pour cette page. ' +
  'Si elle a été renommée ou supprimée, dites dans content/redirections.yml quelle page ' +
  'd’aujourd’hui la remplace.';

/** Whether redirections, one or several in turn, lead from `page` to a page of the site or to another site. */
function isMoved(page: string, checking: Checking): boolean {
  const moved = new Map(Object.entries(checking.content.shared.redirections));
  let target: string | undefined = moved.get(page);
  // Each one leads at most once to the next, or they go in a circle.
  for (const _ of moved) target = moved.get(pageOf(target ?? '')) ?? target;
  // The schema takes addresses only: what does not start with a slash leads to another site.
  return (
    target !== undefined && (!target.startsWith('/') || routesOf(checking).has(pageOf(target)))
  );
}

/** The route to suggest for an address or the path of a file: the only one with the same last part, or the most similar. */
function nearestRoute(page: string, routes: ReadonlySet<string>): string | undefined {
  const written = page.replace(/(?:\/index)?\.\w+$/, '');
  const last = written.slice(written.lastIndexOf('/'));
  // Without the home page: `/` has no letters and would be similar to any short word.
  const all = [...routes].filter((route) => route !== '/');
  const same = last.length > 1 ? all.filter((route) => route.endsWith(last)) : [];
  return same.length === 1 ? same[0] : (same.find((one) => one === last) ?? nearest(written, all));
}
