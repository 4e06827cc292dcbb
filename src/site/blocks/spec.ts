import type { FrontmatterOf, Kind } from '../kinds/index.ts';
import type { Settings } from '../schema/site.ts';

/** A property of a block: `title="…"` in a tag. */
export interface PropSpec {
  /** `list` is a reference (`items={frontmatter.steps}`), the others are quoted texts. An `anchor` is the id of the block. */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture' | 'anchor';
  required?: boolean;
  values?: readonly string[];
  /** Frontmatter lists to which a property of type `list` may refer. */
  keys?: readonly string[];
  /** The list may be missing: the block then announces it as upcoming. */
  mayWait?: boolean;
  description: string;
  /** Group of `site.yml` that contains an address for each value of the property: `documents`. */
  inSite?: keyof Settings;
}

/** A block that editors place in pages (`<Name … />`); its guide entry and its check are derived from this record. */
export interface BlockRecord {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Content between the tags: none, optional Markdown, or `needed` Markdown (an empty block is an issue). */
  children: 'none' | 'markdown' | 'needed';
  /** Kind whose files the block shows; links may use the anchors of these files on the page. */
  shows?: Kind;
  /** Further ids that the block adds to its page, computed from the frontmatter; links may use them. */
  anchors?(page: Partial<FrontmatterOf<'page'>>): readonly string[];
  /** Hints to use this block, by names of HTML elements that editors paste: `{ 'div section': 'Écrivez…' }`. */
  insteadOf?: Readonly<Record<string, string>>;
  /** The block may be within a sentence. */
  inSentence?: boolean;
  /** Kinds of file that may contain the block; all kinds when absent. */
  kinds?: readonly Kind[];
  /** The writing screen offers the block for pages only, though other texts may contain it. */
  forPages?: boolean;
  /** Example to paste; when absent, derived: `<Name items={frontmatter.steps} />`. */
  example?: string;
}

/** Record of a block with an example to paste. */
export type BlockSpec = BlockRecord & { example: string };

/** Property whose value is one of the lists `keys` of the frontmatter: `items={frontmatter.figures}`. */
export const takesList = <const K extends readonly string[]>(...keys: K) =>
  ({
    type: 'list',
    required: true,
    keys,
    description: 'La liste écrite en haut du fichier.',
  }) as const;

/** Record of a block for pages that shows one list of the frontmatter. */
export const showList = <K extends string>(key: K, description: string) =>
  ({
    description,
    props: { items: takesList(key) },
    children: 'none',
    forPages: true,
  }) as const;

/** Record of a block for pages, without properties and without children. */
export const noProps = (description: string) =>
  ({ description, props: {}, children: 'none', forPages: true }) as const;
