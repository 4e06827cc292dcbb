import type { z } from 'zod';

/** All that is known of a kind of MDX file: reading, routes, check, feed, guide and layouts loop over these records. */
export interface KindSpec {
  /** What one of its files is called in a sentence: `un article`. */
  name: string;
  /** Its folder under `content/`. */
  folder: string;
  /** Its files may stand in folders below. */
  nested?: boolean;
  /** Other names that editors give to the folder, without accents and spaces. */
  otherFolders?: readonly string[];
  /** Its frontmatter. */
  schema: z.ZodObject;
  /** How the addresses of its pages begin; without it, the path of a file is its address. */
  address?: string;
  /** A file has its page once it has a body. */
  needsBody?: boolean;
  /** The page that shows all its files in the order of their numbers, their titles as `h2`, when they have no page of their own. */
  shownOn?: string;
  /** Each of its files is a question with a text, and has an address of its own on that page. */
  isAnswer?: boolean;
  /** What sharing tags call its pages. */
  sharedAs: 'article' | 'website';
  /** What schema.org calls its pages. */
  describedAs: 'Article' | 'NewsArticle' | 'WebPage';
  /** Its pages are news: the feeds hold them. */
  inFeed: boolean;
  /** People print its pages: their address and a QR code stand on the paper. */
  forPaper: boolean;
  /** A block lists its pages; otherwise a link must lead to each. */
  isListed: boolean;
  /** Pages whose words bind the site's owner: a reviewer sees each change of them. */
  binding?: readonly string[];
  /** The lists that its layout shows without a block. */
  shownByLayout?: readonly string[];
  /** The file that the guide's button opens on GitHub, filled with samples above this body. */
  newFile?: { label: string; filename: string; body: readonly string[] };
}
