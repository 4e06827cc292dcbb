import type { Keys } from '../site/kinds/spec.ts';
import { englishRoute, type Lang } from '../site/languages.ts';
import type { MenuPage } from '../site/schema/navigation.ts';
import { isMap } from '../values/paths.ts';
import { normalizedWord } from '../values/text.ts';
import type { ReadDocument } from './document.ts';
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
  /** Menus of the sub-sites, by the route of their French home page. */
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
      manifest.subsites.flatMap(({ name, root }) => {
        const items = (subsites[root] ?? []).flatMap((path) => item(root + path, ownName));
        return items.length > 0 ? [[root, { name, root: hrefOf(root), items }]] : [];
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

/** Writes the addresses of pages in place of their names in the menus: `Mes services` -> `/services`. */
export function menusWithAddresses(documents: readonly ReadDocument[], menus: Keys): Keys {
  const routeOf = routesByName(documents);
  const address = (entry: unknown): unknown => {
    if (Array.isArray(entry)) return entry.map(address);
    if (typeof entry === 'string') return routeOf(entry) ?? entry;
    return withValues(entry, (value, key) => (/^pages?$/.test(key) ? address(value) : value));
  };
  const below = (entries: unknown, root: string): unknown => {
    if (Array.isArray(entries)) return entries.map((entry) => below(entry, root));
    const route = typeof entries === 'string' ? routeOf(entries, root) : undefined;
    return route?.slice(root.length) ?? entries;
  };
  return Object.fromEntries(
    Object.entries(menus).map(([key, value]) => [
      key,
      key === 'subsites' ? withValues(value, below) : address(value),
    ]),
  );
}

/** An object with changed values; other data do not change. */
const withValues = (data: unknown, change: (value: unknown, key: string) => unknown) =>
  isMap(data)
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, change(value, key)]))
    : data;

/** Returns a function to the route of the one French page with a name; undefined for another word, and for several pages. */
function routesByName(documents: readonly ReadDocument[]) {
  const pages = documents.flatMap(({ route, data }) => {
    const { lang, nav, title } = Object(data) as Keys;
    if (route === null || lang === 'en') return [];
    return [nav, title]
      .filter((name) => typeof name === 'string')
      .map((name) => ({ route, name: normalizedWord(name) }));
  });
  return (name: string, root = ''): string | undefined => {
    // An address is no name; the home page of a project is written ''.
    if (/^$|^[/#]|^\w+:/.test(name)) return undefined;
    const found = pages.filter(
      (page) => page.route.startsWith(root) && page.name === normalizedWord(name),
    );
    const routes = new Set(found.map(({ route }) => route));
    const [only] = routes;
    return routes.size === 1 ? only : undefined;
  };
}
