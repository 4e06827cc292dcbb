import { isLink } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import { rewritten } from '../../mdx/body-facts.ts';
import { doubtful, wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';
import { absentPage, movedBySlug } from './absent-page.ts';
import { linkedPicture, shown } from './linked-picture.ts';
import { repeatedAddress } from './repeated-address.ts';
import { pageExists, routesOf } from './routes.ts';

/** Links of a body lead to pages that exist, and not to this very site by its full address. */
export function bodyLinks(reading: Checking): Issue[] {
  const routes = routesOf(reading);
  const texts = new Map(reading.content.parts.map((part) => [part.path, part]));
  return reading.content.parts.flatMap((part) =>
    reading.factsOf(part).addresses.flatMap((found) => {
      const { kind, address, place } = found;
      if (kind !== 'link') return [];
      // The text that is named by its file may have left its address to another.
      const elsewhere = movedBySlug(address, texts.get(found.text ?? ''));
      // Nearly all links end here: what takes longer to find out is asked of the others.
      if (!elsewhere && address.startsWith('/') && pageExists(address, routes)) return [];
      if (!isLink(address)) return [];
      const repeated = repeatedAddress(address);
      if (repeated) {
        const { value, ...said } = repeated;
        return [inFile(part, doubtful(place, { ...said, suggestion: rewritten(found, value) }))];
      }
      if (!elsewhere && !address.startsWith('/')) return [];
      const picture = linkedPicture(address);
      if (picture) {
        const suggestion = shown(found);
        return [inFile(part, wrong(place, { ...picture, ...(suggestion ? { suggestion } : {}) }))];
      }
      const { value, ...said } = elsewhere ?? absentPage(address, reading);
      const suggestion = value === undefined ? undefined : rewritten(found, value);
      return [inFile(part, wrong(place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    }),
  );
}
