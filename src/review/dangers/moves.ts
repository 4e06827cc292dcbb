import { type Moves, nearestParent } from '../moves.ts';
import type { ReviewedSite } from '../read-site.ts';
import type { Danger } from './danger.ts';

/** Pages that are gone, or stand at another address, each with the line that leads on from the old one. */
export const moveDangers = ({ removed, renamed }: Moves): Danger[] =>
  [...removed, ...renamed].map(({ route, to, title, source, redirect, line }) => ({
    kind: to ? 'page-renommee' : 'page-supprimee',
    label: title,
    before: route,
    after: to ?? redirect,
    file: source,
    routes: to ? [to] : [],
    ...(line && { remedy: line }),
  }));

/** The old addresses that led to a page of the base, and lead nowhere any more, with the line to put back. */
export const droppedRedirects = (base: ReviewedSite, head: ReviewedSite): Danger[] =>
  [...base.redirects]
    .filter(([from]) => !head.redirects.has(from) && !head.pages.has(from))
    .map(([from, to]) => {
      // A line that leads to no page would be refused.
      const stands = !to.startsWith('/') || head.pages.has(to);
      return {
        kind: 'redirection-retiree',
        label: from,
        before: to,
        after: '',
        file: 'content/redirections.yml',
        routes: [],
        remedy: `${from}: ${stands ? to : nearestParent(to, head)}`,
      };
    });
