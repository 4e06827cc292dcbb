import type { PageSnapshot } from './page-snapshot.ts';
import type { ReviewedSite } from './read-site.ts';
import type { earlierPages } from './renames.ts';

/** A smaller difference (bytes) says nothing to a visitor. */
const NOTICEABLE = 1000;

/** The first visit of a page with a phone: its HTML and the files that it asks for, in bytes on the wire. */
const weightOf = (page: PageSnapshot | undefined, { files }: ReviewedSite) =>
  (page ? [page.file, ...page.resources.map((address) => address.slice(1))] : [])
    .map((name) => files.get(name)?.bytes ?? 0)
    .reduce((sum, bytes) => sum + bytes, 0);

/** Pages that weigh noticeably more or less than before (0 for a new one), heaviest change first. */
export const weightChanges = (
  base: ReviewedSite,
  head: ReviewedSite,
  earlier: ReturnType<typeof earlierPages>,
) =>
  [...head.pages.values()]
    .map((page) => ({
      route: page.route,
      before: weightOf(earlier(page.route), base),
      after: weightOf(page, head),
    }))
    .filter(({ before, after }) => Math.abs(after - before) >= NOTICEABLE)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
