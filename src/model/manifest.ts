import type { FrontmatterOf, Kind } from '../site/kinds/index.ts';
import type { SubsiteKeys } from '../site/kinds/page.ts';
import type { Lang } from '../site/languages.ts';
import type { Theme } from '../site/routes.ts';
import type { Form } from '../site/schema/form.ts';
import type { Words } from '../site/schema/interface.ts';
import type { Navigation, Redirections } from '../site/schema/navigation.ts';
import type { Notices } from '../site/schema/notices.ts';
import type { FormName, Settings } from '../site/schema/site.ts';
import type { PictureData } from '../values/picture.ts';
import type { Content } from './document.ts';

/** What a generated page shows: the dashboard of the register, or the explanation of the open data. */
export type GeneratedBody = 'dashboard' | 'data';

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
  /** Only on a generated page that lists the initiatives of a theme: that theme. */
  theme?: Theme;
  /** Only on a generated page whose body is not that of its file: what it shows. */
  shows?: GeneratedBody;
}

export type Entry = { [K in Kind]: EntryOf<K> }[Kind];

/** Entry that has a page of its own. */
export type Routed = Entry & { route: string };

/** Interface texts in a language. */
interface LocaleData {
  words: Words;
  notices: Notices;
}

/** Converted pictures by their address in the content: `/images/x.svg`. */
export type Pictures = Readonly<Record<string, PictureData>>;

/** Part of the site with its own menu and palette; the portfolio is all the rest. */
export interface Subsite extends SubsiteKeys {
  /** Route of its home page; all routes below are in the sub-site. */
  root: string;
}

/** A sub-site with the entry of its home page, whose key `section` makes it one. */
export type SubsiteWithHome = Subsite & { entry: EntryOf<'page'> };

/** All data of the content. */
export interface Manifest {
  settings: Settings;
  navigation: Navigation;
  forms: Readonly<Record<FormName, Form>>;
  editions: Readonly<Record<Lang, LocaleData>>;
  entries: readonly Entry[];
  /** Entries with a page, by route and in the order of the routes. */
  byRoute: ReadonlyMap<string, Routed>;
  /** In the order of the header. */
  subsites: readonly SubsiteWithHome[];
  pictures: Pictures;
  downloads: Content['downloads'];
  /**
   * SHA-256 (hexadecimal) of the pictures and PDFs that prove a receipt, an expense or a vote count, as they are in the
   * repository, by their address in the content: a picture is published in another form, a PDF byte for byte.
   */
  digests: Readonly<Record<string, string>>;
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
  /** Whether it changed more of the file than which pictures it shows. */
  isText: boolean;
}

export interface Ordered {
  kind: Kind;
  path: string;
  frontmatter: object | undefined;
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
