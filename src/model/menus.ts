import { englishRoute, type Lang } from '../site/languages.ts';
import type { MenuPage } from '../site/schema/navigation.ts';
import type { Manifest } from './manifest.ts';

/** Link in a menu; `href` is a route without the base path, or the address of another site. */
export interface NavItem {
  href: string;
  label: string;
  /** On an English page, `lang` marks a French label, `hrefLang` a link to a French page. */
  lang?: 'fr';
  hrefLang?: 'fr';
  /** Whether the link looks like a button. */
  button?: boolean;
}

/** Submenu of the header; `href` is the route of the item that is the parent of all other items, if there is one. */
export interface NavMenu {
  label: string;
  /** `fr` for a French label on an English page. */
  lang?: 'fr' | undefined;
  href?: string;
  items: NavItem[];
}

/** Menus in one language. */
export interface Menus {
  /** Route of the home page. */
  home: string;
  header: (NavItem | NavMenu)[];
  footer: NavItem[];
  /** Menus of the sub-sites, by key of the sub-site. */
  subsites: Record<string, { name: string; root: string; items: NavItem[] }>;
}

/**
 * Menus in one language, from `content/navigation.yml`. A link without label shows the name of the
 * sub-site, else the page's `nav`, else its title. Links of English menus lead to translations if there are any.
 */
export function menusOf(manifest: Manifest, lang: Lang): Menus {
  const { header, footer, subsites } = manifest.navigation;
  const { byRoute } = manifest;
  /** Link for an entry of `navigation.yml`; an empty array for a page that is not public. */
  const item = (entry: MenuPage, nameOf = nameInSite): NavItem[] => {
    const { page, label, en, button }: Exclude<MenuPage, string> =
      typeof entry === 'string' ? { page: entry } : entry;
    const [, route = page, after = ''] = /^(\/[^?#]*?)\/?([?#].*)?$/.exec(page) ?? [];
    const translation = lang === 'en' ? byRoute.get(englishRoute(route)) : undefined;
    const shown = translation ?? byRoute.get(route);
    // A path without a dot is a page, not a file: one that is not public yet has no link.
    if (!shown && route.startsWith('/') && !route.includes('.')) return [];
    const isFrench = lang === 'en' && !translation && route[0] === '/';
    const name = shown ? nameOf(shown.kind === 'page' ? shown.frontmatter : shown) : page;
    return [
      {
        href: (shown?.route ?? route) + after,
        label: (lang === 'en' ? en : label) ?? (translation ? name : (label ?? name)),
        ...(isFrench && { hrefLang: 'fr' as const, ...(!en && { lang: 'fr' as const }) }),
        ...(button && { button }),
      },
    ];
  };
  const hrefOf = (route: string) => item(route)[0]?.href ?? route;
  return {
    home: hrefOf('/'),
    header: header.flatMap((entry): (NavItem | NavMenu)[] => {
      if (typeof entry === 'string' || 'page' in entry) return item(entry);
      // A menu inside a menu is skipped: the check reports it.
      const items = entry.pages.flatMap((one) =>
        typeof one === 'string' || 'page' in one ? item(one) : [],
      );
      const first = items.find(({ href }) =>
        items.every((other) => `${other.href}/`.startsWith(`${href}/`)),
      );
      const label = (lang === 'en' && entry.en) || entry.menu;
      const french = lang === 'en' && !entry.en ? 'fr' : undefined;
      return [{ ...(first && { href: first.href }), label, lang: french, items }];
    }),
    footer: footer.flatMap((entry) => item(entry)),
    subsites: Object.fromEntries(
      manifest.subsites.flatMap(({ key, name, root }) => {
        const items = (subsites[root] ?? []).flatMap((path) => item(root + path, ownName));
        return items.length > 0 ? [[key, { name, root: hrefOf(root), items }]] : [];
      }),
    ),
  };
}

/** Keys of a page that name it. */
interface Names {
  title: string;
  nav?: string | undefined;
  section?: { name: string } | undefined;
}

/** Name of a page in its own sub-site. */
export const ownName = ({ nav, title }: Names) => nav ?? title;

/** Name of a page in the main menus: for the home of a sub-site, the name of the sub-site. */
export const nameInSite = (page: Names) => page.section?.name ?? ownName(page);
