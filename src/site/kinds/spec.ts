import type * as z from 'zod';

/** Keys of a file, as written or validated. */
export type Keys = Readonly<Record<string, unknown>>;

/** A kind of MDX file, such as articles. Parsing, routes, rules and the editors' guide are derived from this record. */
export interface KindSpec {
  /** One of its files in a French sentence: `un article`. */
  name: string;
  folder: string;
  /** Files may be in subfolders of `folder`. */
  nested?: boolean;
  /** Each file is in a subfolder with the name of another file, and is shown on its page: `a/juin.mdx` on that of `a.mdx`. */
  inFolders?: boolean;
  /** Frontmatter key of the title; `title` by default. */
  titledBy?: string;
  /** Frontmatter key whose text is used when `description` is missing. */
  summedUpBy?: string;
  schema: z.ZodObject;
  /** Adds keys that follow from others, and may be omitted (`FieldHelp.follows`). `path`: under the content folder. */
  completed?(keys: Keys, path: string): Keys;
  /** Start of its routes: `/articles/`. Without it, the path of a file is its route: `pages/a/b.mdx` -> `/a/b`. */
  address?: string;
  /** A file without a body (only frontmatter) has no page. */
  needsBody?: boolean;
  /** Route of the one page that shows all files of this kind, by the number in their names (`10-nous.mdx`): they have no own pages. */
  shownOn?: string;
  /** Each file has an anchor on the page of `shownOn`. */
  isAnswer?: boolean;
  /** Pages consist of bands (full-width sections): the compiler wraps text outside of bands in new ones. */
  inBands?: boolean;
  /** The picture is shown only in previews of shared links, so it needs no text alternative. */
  pictureIsShared?: boolean;
  /** Editors add lines to the frontmatter with each event, so its size limits are higher. */
  mayGrow?: boolean;
  /** File names start with the day of publication: `2027-06-05-titre.mdx`. */
  dayInName?: boolean;
  /** Pages are news: in the feed, and public from their `date` on. */
  inFeed?: boolean;
  /** Frontmatter lists that the layout shows; other lists need a block on the page. */
  shownByLayout?: readonly string[];
  /** Template that a button of the guide opens on GitHub: frontmatter with sample values, then this body. */
  newFile?: { label: string; filename: string; body: readonly string[] };
  /** Type of pages of this kind in schema.org; `WebPage` by default. */
  describedAs?: 'Article' | 'NewsArticle';
  /** Routes of legally binding pages: the report on a pull request lists each change of these pages. */
  binding?: readonly string[];
}
