import { isLink } from '../../content/forms/link.ts';
import type { Issue } from '../../content/issue.ts';
import { addressesOf } from '../../mdx/addresses-of.ts';
import { doubtful, wrong } from '../../mdx/fault.ts';
import type { Reading } from '../../read/content.ts';
import { bodyOf, inFile } from '../bodies.ts';
import { absentPage, ownRoute, pageExists, routesOf } from './routes.ts';

/** Links of a body lead to pages that exist, and not to this very site by its full address. */
export function bodyLinks(reading: Reading): Issue[] {
  const routes = routesOf(reading);
  const pictures = new Set(reading.listing.pictures.map((path) => `/${path}`));
  return reading.content.parts.flatMap((part) =>
    addressesOf(bodyOf(part, reading).tree, part.path, part.text).flatMap((found) => {
      const { kind, address, place, give } = found;
      if (kind !== 'link' || !isLink(address)) return [];
      const own = ownRoute(address);
      if (own !== undefined) {
        const suggestion = give(own);
        return [inFile(part, doubtful(place, { ...repeated(address, own), suggestion }))];
      }
      if (!address.startsWith('/') || pageExists(address, routes) || pictures.has(address))
        return [];
      const { value, ...said } = absentPage(address, reading);
      const suggestion = value === undefined ? undefined : give(value);
      return [inFile(part, wrong(place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    }),
  );
}

const repeated = (address: string, route: string) => ({
  rule: 'lien-absolu',
  message: `« ${address.slice(0, 80)} » répète l’adresse du site.`,
  hint: `Écrivez « ${route} » : le lien marchera aussi dans les aperçus.`,
});
