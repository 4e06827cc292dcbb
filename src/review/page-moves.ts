import type { PageSnapshot } from './page-snapshot.ts';
import type { BuiltSite } from './read-built-site.ts';

/** A page of the old site whose route no longer exists: deleted, or moved to another route. */
interface Removed {
  route: string;
  /** New route; undefined when the page was deleted. */
  to?: string;
  title: string;
  source: string;
  /** Target to which the new site redirects this route; empty without a redirection. */
  redirect: string;
  /** Line to add to `content/redirections.yml`; empty when the route is already redirected. */
  line: string;
}

export interface PageMoves {
  added: PageSnapshot[];
  removed: Removed[];
  renamed: (Removed & { to: string })[];
}

/** Pages that were added, removed or renamed between two sites. */
export function pageMoves(base: BuiltSite, head: BuiltSite): PageMoves {
  const old = [...base.pages.values()].filter(({ route }) => !head.pages.has(route));
  const added = [...head.pages.values()].filter(({ route }) => !base.pages.has(route));
  const moves: PageMoves = { added, removed: [], renamed: [] };
  for (const oldPage of old) {
    const { route, title, source } = oldPage;
    const index = added.findIndex((other) => isSamePage(oldPage, other));
    const [match] = index < 0 ? [] : added.splice(index, 1);
    const target = match?.route ?? nearestParent(route, head);
    const redirect = head.redirects.get(route) ?? '';
    const page = { route, title, source, redirect, line: redirect ? '' : `${route}: ${target}` };
    if (match) moves.renamed.push({ ...page, to: match.route });
    else moves.removed.push(page);
  }
  return moves;
}

/** Pages of the two sites with the same content file or title are one page that moved. */
const isSamePage = (a: PageSnapshot, b: PageSnapshot) =>
  (a.source !== '' && a.source === b.source) || a.title === b.title;

/** Returns a function: route in `head` (new site) -> the same page in `base` (old site), also when the page was renamed. */
export function earlierPages(base: BuiltSite, { renamed }: PageMoves) {
  const old = new Map(renamed.map(({ route, to }) => [to, route]));
  return (route: string): PageSnapshot | undefined => base.pages.get(old.get(route) ?? route);
}

/** Content file of each page in `head` -> content file of the same page in `base`; a new page has the same file twice. */
export function earlierFiles(base: BuiltSite, head: BuiltSite, moves: PageMoves) {
  const earlier = earlierPages(base, moves);
  const pages = [...head.pages.values()];
  return new Map(pages.map(({ route, source }) => [source, earlier(route)?.source || source]));
}

/** Nearest existing parent of a route: for `/projets/a/b` it may be `/projets/a`, `/projets` or `/`. */
export function nearestParent(route: string, head: BuiltSite): string {
  const parent = route.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || head.pages.has(parent) ? parent : nearestParent(parent, head);
}
