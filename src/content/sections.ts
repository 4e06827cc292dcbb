import { memoizeByKey } from '../engine/memoize.ts';
import { pageOf } from '../engine/routes.ts';
import { frenchRoute } from './languages.ts';
import { type EntryOf, entriesOf, type Manifest } from './manifest.ts';
import type { MenuEntry } from './schema/navigation.ts';
import type { SectionKeys } from './schema/section.ts';
import type { SECTION_THEMES } from './vocabulary.ts';

export type SectionTheme = (typeof SECTION_THEMES)[number];

/** A part of the site with its own colours: a sub-site, or the portfolio around them. */
export interface Section extends SectionKeys {
  /** Its home; every route below belongs to it. */
  root: string;
  /** Its name in the frame of every page: its palette's, or its root where another wears the same. */
  key: string;
  theme: SectionTheme;
}

interface Subsite extends Section {
  /** Its own page. */
  entry: EntryOf<'page'>;
}

const PORTFOLIO: Section = { key: 'portfolio', theme: 'portfolio', name: '', root: '/' };

const cachedSubsites = memoizeByKey<Manifest, Subsite[]>();

/** The sub-sites in the order of the header, where the Projets menu lists them; then those in no menu, by route. */
export const subsitesOf = (manifest: Manifest): readonly Subsite[] =>
  cachedSubsites(manifest, () => {
    const order = headerRoutes(manifest);
    const placeOf = (route: string) => (order.includes(route) ? order.indexOf(route) : Infinity);
    const worn = new Set(['portfolio']);
    return entriesOf(manifest, 'page')
      .flatMap((entry) => {
        const { route, frontmatter } = entry;
        return route !== null && frontmatter.section
          ? [{ ...frontmatter.section, root: route, entry }]
          : [];
      })
      .sort((a, b) => {
        const [one, other] = [placeOf(a.root), placeOf(b.root)];
        return one === other ? (a.root < b.root ? -1 : 1) : one - other;
      })
      .map((subsite) => {
        const key = worn.has(subsite.theme) ? subsite.root : subsite.theme;
        worn.add(subsite.theme);
        return { ...subsite, key };
      });
  });

/** The section that a route belongs to; the portfolio when it is in no sub-site. */
export function sectionOf(route: string, manifest: Manifest): Section {
  const french = frenchRoute(route);
  const around = subsitesOf(manifest).filter(({ root }) => `${french}/`.startsWith(`${root}/`));
  return around.toSorted((a, b) => b.root.length - a.root.length)[0] ?? PORTFOLIO;
}

/** The pages of the header and of its menus, one after the other. */
const headerRoutes = ({ navigation }: Manifest): string[] =>
  navigation.header
    .flatMap((entry): MenuEntry[] =>
      typeof entry === 'object' && 'menu' in entry ? entry.pages : [entry],
    )
    .map((entry) => pageOf(typeof entry === 'string' ? entry : 'page' in entry ? entry.page : ''));
