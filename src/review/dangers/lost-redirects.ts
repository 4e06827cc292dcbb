import type { ReviewedSite } from '../read-site.ts';
import { nearestParent } from '../renames.ts';
import type { Danger } from './danger.ts';

/** The old addresses that led to a page of the base, and lead nowhere any more, with the line to put back. */
export function lostRedirects(base: ReviewedSite, head: ReviewedSite): Danger[] {
  const file = 'content/redirections.yml';
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
