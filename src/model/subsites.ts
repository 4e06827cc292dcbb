import { frenchRoute } from '../site/languages.ts';
import { pageOf } from '../site/routes.ts';
import type { MenuEntry, Navigation } from '../site/schema/navigation.ts';
import type { EntryOf, Manifest, Subsite, SubsiteWithHome } from './manifest.ts';

const PORTFOLIO: Subsite = { theme: 'portfolio', name: '', root: '/' };

/** Sub-sites in the order of the header; those that the header does not link follow, in the order of the pages. */
export function subsitesOf(
  pages: readonly EntryOf<'page'>[],
  { header }: Navigation,
): SubsiteWithHome[] {
  const order = headerRoutes(header);
  const positionOf = ({ root }: Subsite) =>
    order.includes(root) ? order.indexOf(root) : order.length;
  return pages
    .flatMap((entry) => {
      const { route, frontmatter } = entry;
      return route !== null && frontmatter.section
        ? [{ ...frontmatter.section, root: route, entry }]
        : [];
    })
    .sort((a, b) => positionOf(a) - positionOf(b));
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
