import type { FrontmatterOf, Kind } from '../kinds/index.ts';
import type { Site } from '../schema/site.ts';

/** A property of a block, as an editor writes it in a tag. */
export interface PropSpec {
  /**
   * `list` is handed over by name (`items={frontmatter.timeline}`); the others are quoted texts. An `anchor`
   * names the block's place in its page.
   */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture' | 'anchor';
  required?: boolean;
  /** The words allowed, for a `choice`. */
  values?: readonly string[];
  /** The rule that any other word breaks, where it is not that of all choices. */
  rule?: string;
  /** The group of `site.yml` that holds the addresses of these words. */
  inSite?: keyof Site;
  /** The frontmatter keys that fit, for a `list`. */
  keys?: readonly string[];
  /** The block says by itself that its list is to come: a file may place it before it has the list. */
  mayWait?: boolean;
  description: string;
}

/**
 * A block that editors place in a page. The types of its component's properties, its place in the registry of
 * components, its lines in the guide and its check all come from here.
 */
export interface BlockRecord {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Whether text stands between the opening and the closing tag; `needed` where the block is nothing without. */
  children: 'none' | 'markdown' | 'needed';
  /** A band of a page, with its margins: text outside of all gets one. */
  isBand?: boolean;
  /** The kind of file whose texts it shows, one after the other: their anchors are those of its page. */
  shows?: Kind;
  /** Other anchors that it makes by itself, from the frontmatter of its page. */
  anchors?: (page: Partial<FrontmatterOf<'page'>>) => readonly string[];
  /** HTML that editors paste in its place, with what the check says of it. */
  insteadOf?: Readonly<Record<string, string>>;
  /** It may stand in the middle of a sentence. */
  inSentence?: boolean;
  /** The component that the browser loads and hydrates; without one, the block is HTML from the build. */
  live?: string;
  /** Kinds of file it fits; every kind when absent. */
  kinds?: readonly Kind[];
  /** Its source to paste; made from its name and its list when absent. */
  example?: string;
}

export interface BlockSpec extends BlockRecord {
  example: string;
}

/** The property of a block that shows one of these lists of the frontmatter. */
export const takesList = <const K extends readonly string[]>(...keys: K) =>
  ({
    type: 'list',
    required: true,
    keys,
    description: 'La liste écrite en haut du fichier.',
  }) as const;

/** A block that shows the list `key` of the frontmatter, and takes nothing else. */
export const showList = <K extends string>(key: K, description: string) =>
  ({ description, props: { items: takesList(key) }, children: 'none' }) as const;

/** A block that takes nothing: what it shows is known to the site. */
export const alone = (description: string) =>
  ({ description, props: {}, children: 'none' }) as const;
