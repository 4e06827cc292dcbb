import { frenchRoute } from '../site/languages.ts';
import { pageOf } from '../site/routes.ts';
import type { MenuEntry, Navigation } from '../site/schema/navigation.ts';
import type { EntryOf, Manifest, Subsite, SubsiteWithHome } from './manifest.ts';

const PORTFOLIO: Subsite = { key: 'portfolio', theme: 'portfolio', name: '', root: '/' };

/** Sub-sites in the order of the header; those that the header does not link follow, sorted by route. */
export function subsitesOf(
  pages: readonly EntryOf<'page'>[],
  { header }: Navigation,
): SubsiteWithHome[] {
  const order = headerRoutes(header);
  const positionOf = (route: string) => (order.includes(route) ? order.indexOf(route) : Infinity);
  const usedThemes = new Set(['portfolio']);
  return pages
    .flatMap((entry) => {
      const { route, frontmatter } = entry;
      return route !== null && frontmatter.section
        ? [{ ...frontmatter.section, root: route, entry }]
        : [];
    })
    .sort((a, b) => {
      const [one, other] = [positionOf(a.root), positionOf(b.root)];
      return one === other ? (a.root < b.root ? -1 : 1) : one - other;
    })
    .map((subsite) => {
      const key = usedThemes.has(subsite.theme) ? subsite.root : subsite.theme;
      usedThemes.add(subsite.theme);
      return { ...subsite, key };
    });
}

/** Sub-site that contains a route, or the portfolio. */
export function subsiteOf(route: string, { subsites }: Pick<Manifest, 'subsites'>): Subsite {
  const french = frenchRoute(route);
  const around = subsites.filter(({ root }) => `${french}/`.startsWith(`${root}/`));
  return around.toSorted((a, b) => b.root.length - a.root.length)[0] ?? PORTFOLIO;
}

/** Routes that the header and its menus link, in order. */
const headerRoutes = (header: Navigation['header']): string[] =>
  header
    .flatMap((entry): MenuEntry[] =>
      typeof entry === 'object' && 'menu' in entry ? entry.pages : [entry],
    )
    .map((entry) => pageOf(typeof entry === 'string' ? entry : 'page' in entry ? entry.page : ''));
