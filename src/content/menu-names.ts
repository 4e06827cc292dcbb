import { normalizedWord } from '../values/text.ts';
import type { Document } from './document.ts';
import type { Keys } from './kinds/spec.ts';

/** Route of the one French page with a name; undefined for another word, and for a name that several pages have. */
type RouteOf = (name: string, root?: string) => string | undefined;

/** Writes the addresses of pages in place of their names in the menus: `Mes services` -> `/services`. */
export const menusWithAddresses =
  (documents: readonly Document[]) =>
  (menus: Keys): Keys => {
    const routeOf = routesByName(documents);
    const address = (entry: unknown): unknown => {
      if (Array.isArray(entry)) return entry.map(address);
      if (typeof entry === 'string') return routeOf(entry) ?? entry;
      if (typeof entry !== 'object' || entry === null) return entry;
      const changed = Object.entries(entry).map(([key, value]) => [
        key,
        key === 'page' || key === 'pages' ? address(value) : value,
      ]);
      return Object.fromEntries(changed);
    };
    const below = ([root, entries]: [string, unknown]) => [
      root,
      Array.isArray(entries)
        ? entries.map((entry: unknown) =>
            typeof entry === 'string' ? (routeOf(entry, root)?.slice(root.length) ?? entry) : entry,
          )
        : entries,
    ];
    const { header, footer, subsites } = menus;
    return {
      ...menus,
      ...(header !== undefined && { header: address(header) }),
      ...(footer !== undefined && { footer: address(footer) }),
      ...(typeof subsites === 'object' && subsites !== null
        ? { subsites: Object.fromEntries(Object.entries(subsites).map(below)) }
        : {}),
    };
  };

function routesByName(documents: readonly Document[]): RouteOf {
  const pages = documents.flatMap(({ route, data }) => {
    const { lang, nav, title } = Object(data) as Keys;
    if (route === null || lang === 'en') return [];
    return [nav, title]
      .filter((name) => typeof name === 'string')
      .map((name) => ({ route, name: normalizedWord(name) }));
  });
  return (name, root = '') => {
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
