import { nearestParent, type PageMoves } from '../page-moves.ts';
import type { BuiltSite } from '../read-built-site.ts';
import type { Danger } from './danger.ts';

/** Removed and renamed pages, each with the redirection to add. */
export const moveDangers = ({ removed, renamed }: PageMoves): Danger[] =>
  [...removed, ...renamed].map(({ route, to, title, source, redirect, line }) => ({
    kind: to ? 'page-renommee' : 'page-supprimee',
    label: title,
    before: route,
    after: to ?? redirect,
    file: source,
    routes: to ? [to] : [],
    ...(line && { remedy: line }),
  }));

/** Removed redirections whose old route is no page either, so links to it break; each with the line to add again. */
export const redirectDangers = (base: BuiltSite, head: BuiltSite): Danger[] =>
  [...base.redirects]
    .filter(([from]) => !head.redirects.has(from) && !head.pages.has(from))
    .map(([from, to]) => {
      // The line must have an existing target: `npm run check` refuses others.
      const exists = !to.startsWith('/') || head.pages.has(to);
      return {
        kind: 'redirection-retiree',
        label: from,
        before: to,
        after: '',
        file: 'content/redirections.yml',
        routes: [],
        remedy: `${from}: ${exists ? to : nearestParent(to, head)}`,
      };
    });
