import type { z } from 'zod';
import type { Format } from './formats/format.ts';

/** All that the engine knows of a kind of MDX file: reading, addresses, rules and guide loop over these records. */
export interface KindSpec {
  /** What one of its files is called in a sentence: `un article`. */
  name: string;
  /** Its folder under the content folder. */
  folder: string;
  /** Its files may stand in folders below. */
  nested?: boolean;
  /** Each of its files stands in a folder below, and has its place on another's page: its folder may be another kind's, too. */
  inFolders?: boolean;
  /** The key of its title, where it is not `title`. */
  titledBy?: string;
  /** The key that sums up a text without `description`. */
  summedUpBy?: string;
  /** Its frontmatter. */
  schema: z.ZodObject;
  /** How the addresses of its pages begin; without it, the path of a file is its address. */
  address?: string;
  /** A file has its page once it has a body. */
  needsBody?: boolean;
  /** The page that shows all its files in the order of their numbers, their titles as `h2`, when they have no page of their own. */
  shownOn?: string;
  /** The rule that the number in the name of such a file breaks. */
  numberRule?: string;
  /** Each of its files has an address of its own on that page. */
  isAnswer?: boolean;
  /** Its texts stand in bands: what an editor writes outside of all gets one. */
  inBands?: boolean;
  /** Its picture is shown by those who share its pages, not on them: it needs no text in its place. */
  pictureIsShared?: boolean;
  /** Its keys get a line with each event, and may be long. */
  mayGrow?: boolean;
  /** The names of its files begin with their day, for which they wait. */
  dayInName?: boolean;
  /** Its pages are news, which wait for their `date`. */
  inFeed?: boolean;
  /** A block lists its pages; otherwise a link must lead to each. */
  isListed?: boolean;
  /** The lists that its layout shows without a block. */
  shownByLayout?: readonly string[];
  /** The file that the guide's button opens on GitHub, filled with samples above this body. */
  newFile?: { label: string; filename: string; body: readonly string[] };
}

/** A property of a block, as an editor writes it in a tag. */
export interface PropSpec {
  /**
   * `list` is handed over by name (`items={frontmatter.steps}`); the others are quoted texts. An `anchor`
   * names the block's place in its page; a `date` is written and handed over as 2026-03-01.
   */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture' | 'anchor' | 'date';
  required?: boolean;
  /** The words allowed, for a `choice`. */
  values?: readonly string[];
  /** The rule that any other word breaks, where it is not that of all choices. */
  rule?: string;
  /** The frontmatter keys that fit, for a `list`. */
  keys?: readonly string[];
  /** The block says by itself that its list is to come: a file may place it before it has the list. */
  mayWait?: boolean;
  description: string;
}

/** A block that editors place in a page: its lines in the guide and its check come from here. */
export interface BlockRecord {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Whether text stands between the opening and the closing tag; `needed` where the block is nothing without. */
  children: 'none' | 'markdown' | 'needed';
  /** A band of a page, with its margins: text outside of all gets one. */
  isBand?: boolean;
  /** The kind of file whose texts it shows, one after the other: their anchors are those of its page. */
  shows?: string;
  /** Other anchors that it makes by itself, from the frontmatter of its page. */
  anchors?(page: object): readonly string[];
  /** HTML that editors paste in its place, with what the check says of it. */
  insteadOf?: Readonly<Record<string, string>>;
  /** It may stand in the middle of a sentence. */
  inSentence?: boolean;
  /** Kinds of file it fits; every kind when absent. */
  kinds?: readonly string[];
  /** Its source to paste; made from its name and its list when absent. */
  example?: string;
}

/** A block with an example, its own or one that was made for it. */
export type BlockSpec<R extends BlockRecord = BlockRecord> = R & { example: string };

/** A YAML file that the whole site shares. */
export interface SharedFile {
  /** Its path under the content folder. */
  path: string;
  schema: z.ZodType;
  /** The site does without it: absent or faulty, it is what its schema makes of nothing. */
  isOptional?: boolean;
  /** Its keys are words of any text: a key of its own is no sign of a frontmatter. */
  holdsWords?: boolean;
}

/** What a shared file says, with its path as editors know it. */
interface Source<Value> {
  file: string;
  read(shared: Readonly<Record<string, unknown>>): Value;
}

/** A site, as the engine needs to know it: all that its readers, rules, reports and guide say comes from here. */
export interface Definition {
  kinds: Readonly<Record<string, KindSpec>>;
  blocks: Readonly<Record<string, BlockRecord>>;
  sharedFiles: Readonly<Record<string, SharedFile>>;
  words: {
    /** French words that editors write for keys, and for the words of closed lists, parted by spaces, as `plain` writes them. */
    keys: Readonly<Record<string, string>>;
    values: Readonly<Record<string, string>>;
    /** Words that stand beside the keys of samples and are closed lists by themselves: drawings. */
    pictograms?: readonly string[];
    /** What keys are called for who does not read them: see `guideFields`. */
    labels?: Readonly<Record<string, string>>;
    /** A French sentence: where the addresses of documents are written that no text links to. */
    documents?: string;
  };
  /** Pages that code leads to, and those above them: the site cannot do without them. */
  requiredRoutes?: readonly string[];
  /** Ids of the frame around every page, which no place of a text may take. */
  frameIds?: readonly string[];
  /** Whether an address is kept for what the build writes. */
  isReserved?(route: string): boolean;
  /** Files that the build writes beside its pages, by their addresses: a link may lead to them. */
  written?: ReadonlySet<string>;
  /** Old addresses with those that took their place, from the shared files. */
  moved?: Source<Readonly<Record<string, string>>>;
  /** The address of the repository, from the shared files. */
  repository?: Source<string | undefined>;
  /** The key, and the property of a block, with the text alternative of a picture. */
  alternative: string;
  /** The format of telephone numbers that are surely meant: others are doubted. */
  phone?: Format;
  /** Values that only hold a place. */
  samples?: RegExp;
  /** The day from which texts are shown where the site is read, ISO. */
  today(): string;
  /** The absolute address of the site. */
  address(): string;
  /** Files of code, from the project's root, on which what is read of a text depends beside the engine. */
  sources: readonly string[];
}
