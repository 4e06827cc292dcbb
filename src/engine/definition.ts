import type { z } from 'zod';
import type { Format } from './formats/format.ts';

/** A kind of MDX file. Reading, addresses, rules and guide loop over these records. */
export interface KindSpec {
  /** One of its files in a French sentence: `un article`. */
  name: string;
  folder: string;
  /** Files may be in folders below. */
  nested?: boolean;
  /** Each file is in a folder below, which may also be that of another kind, and is shown on the page of another text. */
  inFolders?: boolean;
  /** Key of the title; `title` by default. */
  titledBy?: string;
  /** Key that describes a text without `description`. */
  summedUpBy?: string;
  schema: z.ZodObject;
  /** Start of the addresses of its pages; without it, the path of a file is its address. */
  address?: string;
  /** A file has a page only with a body. */
  needsBody?: boolean;
  /** Route of the page that shows all its files by number, their titles as `h2`, instead of a page for each. */
  shownOn?: string;
  /** Id of the rule on the number in its file names. */
  numberRule?: string;
  /** Each file has an anchor on that page. */
  isAnswer?: boolean;
  /** Texts are in bands: the compiler wraps what is outside of all. */
  inBands?: boolean;
  /** The picture is only for shared links, and needs no text alternative. */
  pictureIsShared?: boolean;
  /** Frontmatter grows with each event: its limits are higher. */
  mayGrow?: boolean;
  /** File names begin with the day of publication. */
  dayInName?: boolean;
  /** Pages are news, published on their `date`. */
  inFeed?: boolean;
  /** A block lists its pages; otherwise each must have a link to it. */
  isListed?: boolean;
  /** Lists that the layout shows without a block. */
  shownByLayout?: readonly string[];
  /** New file of the guide's button on GitHub: samples of the keys above this body. */
  newFile?: { label: string; filename: string; body: readonly string[] };
}

/** A property of a block, as written in a tag. */
export interface PropSpec {
  /** `list` is a reference (`items={frontmatter.steps}`), the others are quoted texts. An `anchor` is the id of the block; a `date` is an ISO day. */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture' | 'anchor' | 'date';
  required?: boolean;
  values?: readonly string[];
  /** Id of the rule on other words; `valeur-inconnue` by default. */
  rule?: string;
  /** Frontmatter keys of a `list`. */
  keys?: readonly string[];
  /** The block accepts a missing list, and announces it as upcoming. */
  mayWait?: boolean;
  description: string;
}

/** A block of a page; its lines in the guide and its check are derived from this record. */
export interface BlockRecord {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Content between the tags; `needed`: an empty block is an issue. */
  children: 'none' | 'markdown' | 'needed';
  /** A band of a page; text outside of all bands gets one. */
  isBand?: boolean;
  /** Kind whose files it shows; their anchors are those of the page. */
  shows?: string;
  /** Other anchors of the block, computed from the frontmatter of its page. */
  anchors?(page: object): readonly string[];
  /** Hints by the HTML elements that editors paste instead of this block. */
  insteadOf?: Readonly<Record<string, string>>;
  /** It may be in a sentence. */
  inSentence?: boolean;
  /** Kinds of file it fits; every kind when absent. */
  kinds?: readonly string[];
  /** Source to paste; derived from name and list when absent. */
  example?: string;
}

export type BlockSpec<R extends BlockRecord = BlockRecord> = R & { example: string };

/** A YAML file of the whole site. */
export interface SharedFile {
  path: string;
  schema: z.ZodType;
  /** Absent or faulty, the defaults of its schema are used. */
  isOptional?: boolean;
  /** Its keys are ordinary words, and do not suggest frontmatter. */
  holdsWords?: boolean;
}

/** A value of a shared file. */
interface Source<Value> {
  file: string;
  read(shared: Readonly<Record<string, unknown>>): Value;
}

/** A site: the only source of what readers, rules, reports and guide of the engine know of it. */
export interface Definition {
  kinds: Readonly<Record<string, KindSpec>>;
  blocks: Readonly<Record<string, BlockRecord>>;
  sharedFiles: Readonly<Record<string, SharedFile>>;
  words: {
    /** Synonyms by key or allowed word: French words, separated by spaces, as `normalizedWord` returns them. */
    keys: Readonly<Record<string, string>>;
    values: Readonly<Record<string, string>>;
    /** Names of drawings: a closed list of words in samples. */
    pictograms?: readonly string[];
    /** Labels of keys: see `guideFields`. */
    labels?: Readonly<Record<string, string>>;
    /** A French sentence on where to list documents that no text links to. */
    documents?: string;
  };
  /** Routes that code links to, and their parents: each needs its page. */
  requiredRoutes?: readonly string[];
  /** Ids of the page frame, which no heading or section may have. */
  frameIds?: readonly string[];
  /** Whether the build writes something else at an address. */
  isReserved?(route: string): boolean;
  /** Other files of the build, by address, which links may use. */
  written?: ReadonlySet<string>;
  /** Redirections, new address by old one. */
  moved?: Source<Readonly<Record<string, string>>>;
  /** Address of the repository. */
  repository?: Source<string | undefined>;
  /** Key and property of the text alternative of a picture. */
  alternative: string;
  /** Format of plausible telephone numbers: others get a warning. */
  phone?: Format;
  /** Sample values. */
  samples?: RegExp;
  /** Today in the time zone of the site, ISO. */
  today(): string;
  address(): string;
  /** Code files and folders, from the project's root, that change what is read from a text; part of cache keys. */
  sources: readonly string[];
}
