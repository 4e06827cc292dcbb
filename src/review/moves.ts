import type { PageSnapshot } from './page-snapshot.ts';
import type { ReviewedSite } from './read-site.ts';

/** A page that no longer stands at its address. */
interface Removed {
  route: string;
  /** Its new address; undefined when the page is gone. */
  to?: string;
  title: string;
  source: string;
  /** Where the published redirect of this address leads; empty when there is none. */
  redirect: string;
  /** The line to add to `content/redirections.yml`; empty when a redirect stands already. */
  line: string;
}

export interface Moves {
  added: PageSnapshot[];
  removed: Removed[];
  renamed: (Removed & { to: string })[];
}

/** Pages that were added, removed, or changed address between two sites. */
export function movesOf(base: ReviewedSite, head: ReviewedSite): Moves {
  const old = [...base.pages.values()].filter(({ route }) => !head.pages.has(route));
  const added = [...head.pages.values()].filter(({ route }) => !base.pages.has(route));
  const moves: Moves = { added, removed: [], renamed: [] };
  for (const page of old) {
    const { route, title, source } = page;
    const index = added.findIndex((other) => isSamePage(page, other));
    const [twin] = index < 0 ? [] : added.splice(index, 1);
    const aim = twin?.route ?? nearestParent(route, head);
    const redirect = head.redirects.get(route) ?? '';
    const gone = { route, title, source, redirect, line: redirect ? '' : `${route}: ${aim}` };
    if (twin) moves.renamed.push({ ...gone, to: twin.route });
    else moves.removed.push(gone);
  }
  return moves;
}

/** One file or one title at two addresses is one page that moved. */
const isSamePage = (a: PageSnapshot, b: PageSnapshot) =>
  (a.source !== '' && a.source === b.source) || a.title === b.title;

/** Finds the page of the base for a route of the head: under its old address when it moved. */
export function earlierPages(base: ReviewedSite, { renamed }: Moves) {
  const old = new Map(renamed.map(({ route, to }) => [to, route]));
  return (route: string): PageSnapshot | undefined => base.pages.get(old.get(route) ?? route);
}

/** The file that made each page in the base, by the one that makes it now. */
export function renamedFiles(base: ReviewedSite, head: ReviewedSite, moves: Moves) {
  const earlier = earlierPages(base, moves);
  const pages = [...head.pages.values()];
  return new Map(pages.map(({ route, source }) => [source, earlier(route)?.source || source]));
}

/** The nearest page above an address that stands in a site: its section, or the home page. */
export function nearestParent(route: string, head: ReviewedSite): string {
  const parent = route.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || head.pages.has(parent) ? parent : nearestParent(parent, head);
}
