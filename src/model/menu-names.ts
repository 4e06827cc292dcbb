import type { Keys } from '../site/kinds/spec.ts';
import { isMap } from '../values/paths.ts';
import { normalizedWord } from '../values/text.ts';
import type { ReadDocument } from './document.ts';

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
