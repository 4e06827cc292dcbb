import { isLink } from '../formats/addresses.ts';
import { type Diagnosis, type Issue, instead } from '../issue.ts';
import { pageOf } from '../routes.ts';
import { absentPage } from './absent-page.ts';
import { addressesIn } from './addresses.ts';
import type { Address, Checking } from './checking.ts';
import { pageExists, routesOf } from './routes.ts';

/** Links lead to pages that exist, and not to this very site by its full address. */
export function links(checking: Checking): Issue[] {
  const routes = routesOf(checking);
  const diagnosisOf = ({ kind, address, isBare }: Address): Diagnosis | undefined => {
    if (kind === 'picture') return undefined;
    // Nearly all links end here: what takes longer to find out is asked of the others.
    if (address.startsWith('/') && pageExists(address, routes, checking.model)) return undefined;
    if (!isLink(address)) return undefined;
    const route = ownRoute(address, checking);
    if (route !== undefined) return repeated(address, route);
    const local = LOCAL.exec(address);
    if (local && isBare) return { ...ofOneComputer(address, undefined), hint: EXAMPLE };
    if (local) return ofOneComputer(address, kind === 'link' ? `/${local[1] ?? ''}` : undefined);
    if (kind === 'web' || !address.startsWith('/')) return undefined;
    return absentPage(address, checking);
  };
  return addressesIn(checking).flatMap((found) => {
    const diagnosis = diagnosisOf(found);
    return diagnosis ? [found.issue(diagnosis)] : [];
  });
}

/** An address that answers on the editor's computer alone, and what follows its host. */
const LOCAL = /^https?:\/\/(?:localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])(?::\d+)?(?:\/(.*))?$/i;

const EXAMPLE =
  'Si cette adresse est un exemple, entourez-la d’accents graves : `http://localhost:3000`. Sinon, copiez celle que la page a en ligne.';

const ofOneComputer = (address: string, route: string | undefined): Diagnosis => ({
  rule: 'lien-adresse',
  message: `« ${address.slice(0, 80)} » n’existe que sur votre ordinateur : les visiteurs ne pourraient pas l’ouvrir.`,
  ...instead(route, 'Copiez l’adresse que la page a en ligne : elle commence par https://.'),
});

const repeated = (address: string, route: string): Diagnosis => ({
  rule: 'lien-absolu',
  severity: 'warning',
  message: `« ${address.slice(0, 80)} » répète l’adresse du site.`,
  hint: `Écrivez « ${route} » : le lien marchera aussi dans les aperçus.`,
  suggestion: route,
});

/** The links to pages of this site, at any of its addresses, each with its page; those that the site finds elsewhere, too. */
export const pageLinks = (checking: Checking) =>
  [...addressesIn(checking), ...(checking.own.addresses?.(checking) ?? [])].flatMap((found) => {
    const { kind, address } = found;
    if (kind === 'picture') return [];
    const route = address.startsWith('/') ? address : ownRoute(address, checking);
    return route !== undefined && isLink(address) ? [{ ...found, page: pageOf(route) }] : [];
  });

/** The route of an address of this very site, by either scheme; undefined for any other. */
export function ownRoute(address: string, { model }: Pick<Checking, 'model'>): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  try {
    const own = new URL(model.address());
    const base = own.pathname.replace(/\/*$/, '/');
    const url = new URL(address);
    const isOwn = url.host === own.host && `${url.pathname}/`.startsWith(base);
    return isOwn ? `/${url.pathname.slice(base.length)}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
