import { isLink } from '../../content/forms/link.ts';
import type { Issue } from '../../content/issue.ts';
import { rewritten } from '../../mdx/body-facts.ts';
import { doubtful, wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';
import { absentPage } from './absent-page.ts';
import { linkedPicture, shown } from './linked-picture.ts';
import { ownRoute, pageExists, routesOf } from './routes.ts';

/** Links of a body lead to pages that exist, and not to this very site by its full address. */
export function bodyLinks(reading: Checking): Issue[] {
  const routes = routesOf(reading);
  return reading.content.parts.flatMap((part) =>
    reading.factsOf(part).addresses.flatMap((found) => {
      const { kind, address, place } = found;
      if (kind !== 'link' || !isLink(address)) return [];
      const own = ownRoute(address);
      if (own !== undefined) {
        const suggestion = rewritten(found, own);
        return [inFile(part, doubtful(place, { ...repeated(address, own), suggestion }))];
      }
      if (!address.startsWith('/') || pageExists(address, routes)) return [];
      const picture = linkedPicture(address);
      if (picture) {
        const suggestion = shown(found);
        return [inFile(part, wrong(place, { ...picture, ...(suggestion ? { suggestion } : {}) }))];
      }
      const { value, ...said } = absentPage(address, reading);
      const suggestion = value === undefined ? undefined : rewritten(found, value);
      return [inFile(part, wrong(place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    }),
  );
}

const repeated = (address: string, route: string) => ({
  rule: 'lien-absolu',
  message: `« ${address.slice(0, 80)} » répète l’adresse du site.`,
  hint: `Écrivez « ${route} » : le lien marchera aussi dans les aperçus.`,
});
