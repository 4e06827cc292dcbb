import type { ReviewedSite } from '../read-site.ts';
import { type Moves, nearestParent } from '../renames.ts';
import type { Danger } from './danger.ts';

const file = 'content/redirections.yml';

/** Pages that are gone, or stand at another address, each with the line that leads on from the old one. */
export function moveDangers({ removed, renamed }: Moves): Danger[] {
  const remedy = (line: string) => (line ? { remedy: { file, line } } : {});
  return [
    ...removed.map(({ route, title, source, redirect, line }) => ({
      kind: 'page-supprimee' as const,
      label: title,
      before: route,
      after: redirect,
      file: source,
      routes: [],
      ...remedy(line),
    })),
    ...renamed.map(({ route, to, title, source, line }) => ({
      kind: 'page-renommee' as const,
      label: title,
      before: route,
      after: to,
      file: source,
      routes: [to],
      ...remedy(line),
    })),
  ];
}

/** The old addresses that led to a page of the base, and lead nowhere any more, with the line to put back. */
export function lostRedirects(base: ReviewedSite, head: ReviewedSite): Danger[] {
  return [...base.redirects]
    .filter(([from]) => !head.redirects.has(from) && !head.pages.has(from))
    .map(([from, to]) => ({
      kind: 'redirection-retiree',
      label: from,
      before: to,
      after: '',
      file,
      routes: [],
      remedy: { file, line: `${from}: ${aimToday(to, head)}` },
    }));
}

/** Where an address of the base is found in the head: a line that leads to no page would be refused. */
const aimToday = (to: string, head: ReviewedSite) =>
  !to.startsWith('/') || head.pages.has(to)
    ? to
    : (head.redirects.get(to) ?? nearestParent(to, head));
