import type { ReviewedSite } from '../read-site.ts';
import { diffBlocks } from '../word-diff.ts';
import type { Danger, Sides } from './danger.ts';

/** Pages whose words bind the site's owner. */
const LEGAL = ['/mentions-legales', '/je-participe/charte'];

/** Changed words of the pages that bind. */
export function legalDangers({ base, head }: Sides<ReviewedSite>): Danger[] {
  return LEGAL.flatMap((route) => {
    const before = base.pages.get(route);
    const after = head.pages.get(route);
    const hunks = before && after ? diffBlocks(before.main, after.main) : [];
    if (!after || hunks.length === 0) return [];
    const { title, source } = after;
    return [
      {
        kind: 'texte-legal' as const,
        label: title,
        before: '',
        after: '',
        file: source,
        routes: [route],
        hunks,
      },
    ];
  });
}
