import type * as z from 'zod';
import type { Format } from './formats/format.ts';

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
  /** Route of the one page that shows all files of this kind, by number, with titles as `h2`; they have no own pages. */
  shownOn?: string;
  /** Id of the rule that checks the number at the start of file names: `10-nous.mdx`. */
  numberRule?: string;
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
  /** A block lists all its pages; otherwise the check requires a link to each page. */
  isListed?: boolean;
  /** Frontmatter lists that the layout shows; other lists need a block on the page. */
  shownByLayout?: readonly string[];
  /** Template that a button of the guide opens on GitHub: frontmatter with sample values, then this body. */
  newFile?: { label: string; filename: string; body: readonly string[] };
}

/** A property of a block: `title="…"` in a tag. */
export interface PropSpec {
  /** `list` is a reference (`items={frontmatter.steps}`), the others are quoted texts. An `anchor` is the id of the block; a `date` is an ISO day. */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture' | 'anchor' | 'date';
  required?: boolean;
  values?: readonly string[];
  /** Id of the rule that reports a word outside of `values`; `valeur-inconnue` by default. */
  rule?: string;
  /** Frontmatter lists to which a property of type `list` may refer. */
  keys?: readonly string[];
  /** The list may be missing: the block then announces it as upcoming. */
  mayWait?: boolean;
  description: string;
}

/** A block that editors place in pages (`<Name … />`); its guide entry and its check are derived from this record. */
export interface BlockRecord {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Content between the tags: none, optional Markdown, or `needed` Markdown (an empty block is an issue). */
  children: 'none' | 'markdown' | 'needed';
  /** The block is a band (full-width section); the compiler wraps text outside of bands in it. */
  isBand?: boolean;
  /** Kind whose files the block shows; links may use the anchors of these files on the page. */
  shows?: string;
  /** Further ids that the block adds to its page, computed from the frontmatter; links may use them. */
  anchors?(page: object): readonly string[];
  /** Hints to use this block, by names of HTML elements that editors paste: `{ 'div section': 'Écrivez…' }`. */
  insteadOf?: Readonly<Record<string, string>>;
  /** The block may be within a sentence. */
  inSentence?: boolean;
  /** Kinds of file that may contain the block; all kinds when absent. */
  kinds?: readonly string[];
  /** Example to paste; when absent, derived: `<Name items={frontmatter.steps} />`. */
  example?: string;
}

export type BlockSpec<R extends BlockRecord = BlockRecord> = R & { example: string };

/** A YAML or JSON file that the whole site uses, such as the menus. */
export interface SharedFile {
  path: string;
  schema: z.ZodType;
  /** Adds keys that follow from others, and may be omitted (`FieldHelp.follows`). */
  completed?(keys: Keys): Keys;
  /** The file may be missing or invalid: it then has no keys. */
  isOptional?: boolean;
}

/** How to read one value from the shared files; `file` is shown in issues. */
interface Source<Value> {
  file: string;
  read(shared: Readonly<Record<string, unknown>>): Value;
}

/** Describes the site for readers, rules, reports and the guide. */
export interface Definition {
  kinds: Readonly<Record<string, KindSpec>>;
  blocks: Readonly<Record<string, BlockRecord>>;
  sharedFiles: Readonly<Record<string, SharedFile>>;
  words: {
    /** French synonyms of keys and of allowed values, in lower case without accents: `{ title: 'titre nom' }`. */
    keys: Readonly<Record<string, string>>;
    values: Readonly<Record<string, string>>;
    /** Allowed names of drawings; the guide lists them one time, not in each table. */
    pictograms?: readonly string[];
    /** French labels of keys for the guide, by `key` or `parent.key`. */
    labels?: Readonly<Record<string, string>>;
    /** A French sentence on where to list documents that no text links to. */
    documents?: string;
  };
  /** Routes to which code links, and their parents: the check requires a page for each. */
  requiredRoutes?: readonly string[];
  /** Ids in the page frame (header, menus, footer), which no heading or block may have. */
  frameIds?: readonly string[];
  /** True if the build writes another file at a route, so that no page may have it. */
  isReserved?(route: string): boolean;
  /** Addresses of other files that the build writes, to which pages may link: `/feed.xml`. */
  written?: ReadonlySet<string>;
  /** Redirections: `{ '/old': '/new' }`. */
  moved?: Source<Readonly<Record<string, string>>>;
  /** Address of the repository on GitHub, for links of the guide. */
  repository?: Source<string | undefined>;
  /** Name of the key and block property with the text alternative of a picture: `alt`. */
  alternative: string;
  /** Format of plausible telephone numbers: others get a warning. */
  phone?: Format;
  /** Matches sample values that must be replaced, such as `example.org`. */
  samples?: RegExp;
  /** The current ISO day in the time zone of the site: `2027-06-05`. */
  today(): string;
  address(): string;
  /** Code files and folders, from the project's root, that influence the parsing of a text: cached results of older code are not used. */
  sources: readonly string[];
}
