import { LOCAL_SITE, placementOf } from '../../content/placement.ts';

/** What is said of a link to this very site by its full address (`SITE_URL`), with its route; undefined for any other. */
export function repeatedAddress(address: string) {
  const route = ownRoute(address);
  if (route === undefined) return undefined;
  return {
    rule: 'lien-absolu',
    message: `« ${address.slice(0, 80)} » répète l’adresse du site.`,
    hint: `Écrivez « ${route} » : le lien marchera aussi dans les aperçus.`,
    value: route,
  };
}

function ownRoute(address: string): string | undefined {
  if (!/^https?:/i.test(address)) return undefined;
  try {
    const { origin, base } = placementOf(process.env.SITE_URL || LOCAL_SITE);
    const url = new URL(address);
    const isOwn = url.origin === origin && `${url.pathname}/`.startsWith(base);
    return isOwn ? `/${url.pathname.slice(base.length)}${url.search}${url.hash}` : undefined;
  } catch {
    return undefined;
  }
}
