import type * as z from 'zod';

/** Keys of a file, as written or validated. */
export type Keys = Readonly<Record<string, unknown>>;

/** Where the files of a kind are, and the page on which each is read. */
export type Place =
  /** A page whose route is the path of the file below `folder`: `pages/a/b.mdx` -> `/a/b`. */
  | { page: 'at path' }
  /** A page below the route `below`. `needsBody`: a file without a text has no page. `named`: its name is a month. */
  | { page: 'own'; below: string; needsBody?: true; named?: 'month' }
  /** The page `route`, which shows all files of the kind, in the order of their numbers (`10-nous.mdx`). `isAnswer`: none without a text. */
  | { page: 'shared'; route: string; isAnswer?: true }
  /** The page of the initiative after which its folder is named; the file's name starts with a day: `a/2027-06-05-titre.mdx`. */
  | { page: 'of folder'; of: 'initiative' };

/** A kind of MDX file, such as articles. Parsing, routes, rules and the editors' guide are derived from this record. */
export interface KindSpec {
  /** One of its files in a French sentence: `un article`. */
  name: string;
  /** All its files, in the writing screen: `Articles`. */
  plural: string;
  folder: string;
  place: Place;
  /** Frontmatter key of the title; `title` by default. */
  titledBy?: string;
  /** Frontmatter key whose text is used when `description` is missing. */
  summedUpBy?: string;
  schema: z.ZodObject;
  /** Adds keys that follow from others, and may be omitted (`FieldHelp.follows`). `path`: under the content folder. */
  completed?(keys: Keys, path: string): Keys;
  /** Pages consist of bands (full-width sections): the compiler wraps text outside of bands in new ones. */
  inBands?: boolean;
  /** The picture is shown only in previews of shared links, so it needs no text alternative. */
  pictureIsShared?: boolean;
  /** Editors add lines to the frontmatter with each event, so its size limits are higher. */
  mayGrow?: boolean;
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
