import { type FrontmatterOf, type Kind, kinds } from '../site/kinds/index.ts';
import type { Lang } from '../site/languages.ts';
import { stem, type Theme } from '../site/routes.ts';
import { type Form, form } from '../site/schema/form.ts';
import { sharedFiles } from '../site/schema/index.ts';
import type { Words } from '../site/schema/interface.ts';
import type { Navigation, Redirections } from '../site/schema/navigation.ts';
import { type Notices, noticesIn } from '../site/schema/notices.ts';
import type { FormName, Site } from '../site/schema/site.ts';
import { typesetData } from '../site/typeset.ts';
import { FORM_NAMES } from '../site/vocabulary.ts';
import { type Content, sharedOf, type TextDocument, textsOf, titleOf } from './document.ts';
import { dashboardPages } from './register/dashboard.ts';
import { themePages } from './register/initiative-themes.ts';
import { type Subsite, subsitesOf } from './subsites.ts';
import { isShown, type VisibilityOptions } from './visibility.ts';

/** Content file, or generated page, as the renderer gets it. */
export interface EntryOf<K extends Kind> {
  kind: K;
  /** Path under the content folder: `pages/contact.mdx`. */
  path: string;
  route: string | null;
  /** Last segment of its route; without a route the key `slug`, or the file name. */
  slug: string;
  // Title, description and image are as written, for metadata.
  title: string;
  description: string;
  image: string | undefined;
  /** For display: with French typography, unless the text is in another language. */
  frontmatter: FrontmatterOf<K>;
  hasBody: boolean;
  /** Names of the blocks in its body. */
  blocks?: readonly string[];
  /** Only on a generated page that lists the projects of a theme: that theme. */
  theme?: Theme;
}

export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** Entry that has a page of its own. */
export type Routed = Entry & { route: string };

/** Interface texts in a language. */
interface LocaleData {
  words: Words;
  notices: Notices;
}

/** Converted picture of `content/images/`; addresses have no base path. */
export interface Picture {
  /** Address of the file for browsers without the modern formats: `/assets/img/x-1a2b3c4d.svg`. */
  src: string;
  /** Size in pixels, after a photo is rotated as its EXIF data requires. */
  width: number;
  height: number;
  /** SHA-256 (hexadecimal) of the picture in the repository; only for those that prove a receipt, an expense or a vote count. */
  sha256?: string;
  /** Files for `source` elements, AVIF before WebP; empty for SVG. */
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

/** Converted pictures by their address in the content: `/images/x.svg`. */
export type Pictures = Readonly<Record<string, Picture>>;

/** All data of the content. */
export interface Manifest {
  site: Site;
  navigation: Navigation;
  forms: Readonly<Record<FormName, Form>>;
  editions: Readonly<Record<Lang, LocaleData>>;
  entries: readonly Entry[];
  /** Entries with a page, by route and in the order of the routes. */
  byRoute: ReadonlyMap<string, Routed>;
  /** Sub-sites, the projects with their own menu. */
  subsites: readonly Subsite[];
  pictures: Pictures;
  downloads: Content['downloads'];
  redirections: Redirections;
  /** ISO day of the build in Gabon; later texts are not public. */
  today: string;
  /** Path under the content folder -> its commits, newest first. */
  changes: Readonly<Record<string, readonly Commit[]>>;
}

/** Commit of a file: ISO day and subject. */
export interface Commit {
  day: string;
  title: string;
}

/**
 * Creates the manifest of checked content: the visible entries (each kind in order: newest first, or by path), then the
 * generated pages. Throws when the settings, the menus, the notices or a frontmatter are invalid.
 */
export function manifestOf(
  content: Content,
  pictures: Pictures,
  visibility: VisibilityOptions,
  changes: Manifest['changes'] = {},
): Manifest {
  const shared = sharedOf(content);
  const { site, navigation } = shared;
  if (!site || !navigation || !shared.notices || !shared.fr || !shared.en)
    throw new Error('The manifest needs checked content.');
  const shown = textsOf(content.documents).filter((text) => isShown(text, visibility));
  const written = shown.map(entryOf).sort(inReadingOrder);
  const entries: Entry[] = [
    ...written,
    ...(site.participe?.filters ? themePages(written, shared.fr.filters) : []),
    ...dashboardPages(written, shared.fr, site.participe?.data !== undefined),
  ];
  return {
    site: typesetData(site, sharedFiles.site.schema),
    navigation: typesetData(navigation, sharedFiles.navigation.schema),
    editions: {
      fr: {
        words: typesetData(shared.fr, sharedFiles.fr.schema),
        notices: noticesIn('fr', shared.notices),
      },
      en: { words: shared.en, notices: noticesIn('en', shared.notices) },
    },
    forms: Object.fromEntries(
      FORM_NAMES.flatMap((name) => {
        const read = shared[`form-${name}`];
        return read ? [[name, typesetData(read, form)]] : [];
      }),
    ) as Manifest['forms'],
    entries,
    byRoute: entriesByRoute(entries),
    subsites: subsitesOf(entriesOf({ entries }, 'page'), navigation),
    pictures,
    downloads: content.downloads,
    redirections: shared.redirections,
    today: visibility.today,
    changes,
  };
}

function entryOf(text: TextDocument): Entry {
  if (!text.frontmatter) throw new Error(`${text.file} broke its schema.`);
  const keys = text.frontmatter as Partial<FrontmatterOf<'article'>>;
  return {
    kind: text.kind,
    path: text.path,
    route: text.route,
    slug: text.route?.split('/').at(-1) ?? keys.slug ?? stem(text.path),
    title: titleOf(text),
    description: keys.description ?? keys.excerpt ?? '',
    image: keys.image,
    frontmatter: typesetData(text.frontmatter, kinds[text.kind].schema),
    hasBody: text.hasBody,
    blocks: [...new Set(text.facts.blocks.map(({ name }) => name))],
  } as Entry;
}

interface Ordered {
  kind: Kind;
  path: string;
  frontmatter: object | undefined;
}

/** Sorts dated texts of one kind newest first, all others by path; the kinds are in folders of their own. */
function inReadingOrder(a: Ordered, b: Ordered): number {
  const byDay = dayOf(b).localeCompare(dayOf(a));
  return a.kind === b.kind && byDay !== 0 ? byDay : a.path < b.path ? -1 : 1;
}

/** ISO day of a dated text; empty for others. */
export const dayOf = ({ frontmatter }: Ordered): string =>
  frontmatter && 'date' in frontmatter && typeof frontmatter.date === 'string'
    ? frontmatter.date
    : '';

/** Entries of a kind, in the order of the manifest. */
export const entriesOf = <K extends Kind>(
  { entries }: Pick<Manifest, 'entries'>,
  kind: K,
): readonly EntryOf<K>[] =>
  entries.filter((entry): entry is Entry & EntryOf<K> => entry.kind === kind);

/** Entries with a page, by route and in the order of the routes. */
export const entriesByRoute = (entries: readonly Entry[]): Manifest['byRoute'] =>
  new Map(
    entries
      .filter((entry): entry is Routed => entry.route !== null)
      .sort((a, b) => (a.route < b.route ? -1 : 1))
      .map((entry) => [entry.route, entry]),
  );
