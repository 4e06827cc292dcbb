import { decodeHtml } from '../values/text.ts';
import type { BuiltSite } from './built-site.ts';

/** Letters and digits of a text in lower case: spaces, punctuation and typography do not count in comparisons. */
export const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Letters of the text of a page, then those of its whole HTML, which has texts in attributes and data. */
const lettersOfPage = (html: string) =>
  `${lettersOf(decodeHtml(html.replace(/<[^>]*>/g, '')))} ${lettersOf(decodeHtml(html))}`;

/** Lists the routes of pages that newly show one of the texts `after`, or no longer show one of the texts `before`. */
export type FindRoutes = (before: readonly string[], after: readonly string[]) => string[];

/** Returns a function that looks for texts in the pages `routes` of two sites. */
export function routeFinder(
  { base, head }: { base: BuiltSite; head: BuiltSite },
  routes: readonly string[],
): FindRoutes {
  const letters = new Map<string, string>();
  const lettersIn = (html: string) => {
    const own = letters.get(html) ?? lettersOfPage(html);
    letters.set(html, own);
    return own;
  };
  /** Whether one of the texts is in a page, and was not in its other version. */
  const isOnlyIn = (texts: readonly string[], html = '', other = '') =>
    texts
      .map(lettersOf)
      .some(
        (text) => text !== '' && lettersIn(html).includes(text) && !lettersIn(other).includes(text),
      );
  return (before, after) =>
    routes.filter((route) => {
      const [old, now] = [base.pages.get(route), head.pages.get(route)];
      return isOnlyIn(after, now, old) || isOnlyIn(before, old, now);
    });
}
