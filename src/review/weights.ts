import type { PageSnapshot } from './page-snapshot.ts';
import type { ReviewedSite } from './read-site.ts';
import type { earlierPages } from './renames.ts';

/** What a visitor's first visit of a page costs, in bytes on the wire. */
export interface WeightChange {
  route: string;
  /** Bytes; 0 when the page did not exist. */
  before: number;
  after: number;
}

/** A smaller difference says nothing to a visitor. */
const NOTICEABLE = 1000;

/** The first visit of a page with a phone: its HTML and the files that it asks for, compressed. */
const weightOf = ({ file, resources }: PageSnapshot, { files }: ReviewedSite) =>
  [file, ...resources.map((address) => address.slice(1))].reduce(
    (sum, name) => sum + (files.get(name)?.bytes ?? 0),
    0,
  );

/** Pages that weigh noticeably more or less than before, heaviest change first. */
export function weightChanges(
  base: ReviewedSite,
  head: ReviewedSite,
  earlier: ReturnType<typeof earlierPages>,
): WeightChange[] {
  return [...head.pages.values()]
    .map((page) => {
      const old = earlier(page.route);
      return {
        route: page.route,
        before: old ? weightOf(old, base) : 0,
        after: weightOf(page, head),
      };
    })
    .filter(({ before, after }) => Math.abs(after - before) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}
