import type { PageSnapshot } from './page-snapshot.ts';
import type { ReviewedSite } from './read-site.ts';

export interface Renamed {
  from: string;
  to: string;
  title: string;
}

export interface Removed {
  route: string;
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
  renamed: (Renamed & Removed)[];
}

/** Two pages that share this part of their words are one page that moved. */
const ALIKE = 0.6;

/** Pages that came, went, or changed address between two sites. */
export function movesOf(base: ReviewedSite, head: ReviewedSite): Moves {
  const gone = [...base.pages.values()].filter(({ route }) => !head.pages.has(route));
  const come = [...head.pages.values()].filter(({ route }) => !base.pages.has(route));
  const taken = new Set<string>();
  const moves: Moves = { added: [], removed: [], renamed: [] };
  for (const page of gone) {
    const twin = come
      .filter(({ route }) => !taken.has(route))
      .map((other) => ({ other, alike: likeness(page, other) }))
      .sort((a, b) => b.alike - a.alike)
      .find(({ alike }) => alike >= ALIKE)?.other;
    const redirect = head.redirects.get(page.route) ?? '';
    const aim = twin?.route ?? nearestParent(page.route, head);
    const said = {
      route: page.route,
      title: page.title,
      source: page.source,
      redirect,
      line: redirect ? '' : `${page.route}: ${aim}`,
    };
    if (twin) {
      taken.add(twin.route);
      moves.renamed.push({ ...said, from: page.route, to: twin.route });
    } else moves.removed.push(said);
  }
  moves.added = come.filter(({ route }) => !taken.has(route));
  return moves;
}

/** Gives what stood in the base for a page of the head, by its route: under the old address when it moved. */
export function earlierPages(base: ReviewedSite, { renamed }: Moves) {
  const old = new Map(renamed.map(({ from, to }) => [to, from]));
  return (route: string): PageSnapshot | undefined => base.pages.get(old.get(route) ?? route);
}

/** Content files that were renamed, by their new name: another file makes a page that stood before. */
export function renamedFiles(base: ReviewedSite, head: ReviewedSite, moves: Moves) {
  const earlier = earlierPages(base, moves);
  const sources = (site: ReviewedSite) => new Set([...site.pages.values()].map((p) => p.source));
  const [old, now] = [sources(base), sources(head)];
  return new Map(
    [...head.pages.values()].flatMap(({ route, source }): [string, string][] => {
      const was = earlier(route)?.source ?? '';
      return was && source && !now.has(was) && !old.has(source) ? [[source, was]] : [];
    }),
  );
}

function likeness(a: PageSnapshot, b: PageSnapshot): number {
  if (a.source !== '' && a.source === b.source) return 1;
  const words = (page: PageSnapshot) =>
    new Set(page.main.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []));
  const left = words(a);
  const right = words(b);
  const common = [...left].filter((word) => right.has(word)).length;
  return common / Math.max(1, left.size + right.size - common);
}

/** Where a visitor of a page that is gone finds what is nearest: its section, or the home page. */
export function nearestParent(route: string, head: ReviewedSite): string {
  const parent = route.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || head.pages.has(parent) ? parent : nearestParent(parent, head);
}
