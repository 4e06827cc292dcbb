import { englishRoute } from '../../site/languages.ts';
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
  /** Label of its own, in French and in English. */
  label: string;
  en: string;
  isButton: boolean;
  /** Why no visitor sees it; empty for an entry that the site shows. */
  hidden: string;
}

/** Reads an entry: an address, or keys. */
export function entryOf(data: unknown, { root }: MenuPlace, pages: Pages): ShownEntry {
  const { page, menu, label, en, button }: Record<string, unknown> =
    typeof data === 'string' ? { page: root + data } : Object(data);
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const own = { label: text(label), en: text(en), isButton: button === true };
  if (page === undefined) return { ...own, shown: text(menu), address: undefined, hidden: '' };
  const address = text(page);
  const route = address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, '');
  const found = pages.get(route);
  const name = (root ? found?.ownName : found?.name) ?? address;
  const isPage = address.startsWith('/') && !address.includes('.');
  return {
    ...own,
    shown: own.label || name,
    address,
    hidden: isPage && (!found || found.isDraft) ? 'pas en ligne' : '',
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

/** Whether the entry’s page has a translation, whose name English menus show. */
export const hasEnglish = ({ address }: ShownEntry, pages: Pages): boolean =>
  address !== undefined && pages.has(englishRoute(address));
