import type { Page } from '../check-file.ts';

/** Pages by their route. */
export type Pages = ReadonlyMap<string, Page>;

/** A list of entries in `navigation.yml`, of which a sub-site’s hold what follows its address. */
export interface MenuPlace {
  path: readonly (string | number)[];
  /** Address above the entries; empty for the menus of the whole site. */
  root: string;
}

/** An entry as an editor reads it. */
export interface ShownEntry {
  /** The word that the site shows. */
  shown: string;
  /** Address of its page; undefined for a menu that opens. */
  address: string | undefined;
  /** A page that no visitor sees yet. */
  isHidden: boolean;
}

/** Reads an entry: an address, or keys. */
export function entryOf(data: unknown, { root }: MenuPlace, pages: Pages): ShownEntry {
  const { page, menu, label }: Record<string, unknown> =
    typeof data === 'string' ? { page: root + data } : Object(data);
  if (page === undefined) return { shown: String(menu ?? ''), address: undefined, isHidden: false };
  const address = String(page);
  const found = pages.get(address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''));
  const name = (root ? found?.ownName : found?.name) ?? address;
  const isPage = address.startsWith('/') && !address.includes('.');
  return {
    shown: String(label ?? name),
    address,
    isHidden: isPage && (!found || found.isDraft),
  };
}

/** Pages that a list may take, by address as the list holds it: those that it does not hold, in French. */
export function pagesFor({ root }: MenuPlace, held: readonly ShownEntry[], pages: Pages) {
  return [...pages.values()]
    .filter(
      ({ route, lang }) =>
        lang !== 'en' && (!root || route === root || route.startsWith(`${root}/`)),
    )
    .filter(({ route }) => !held.some(({ address }) => address === route))
    .map(({ route, title }) => [route.slice(root.length), title] as const);
}
