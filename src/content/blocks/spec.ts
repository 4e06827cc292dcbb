import type { Kind } from '../kinds/index.ts';

/** A property of a block, as an editor writes it in a tag. */
export interface PropSpec {
  /** `list` is handed over by name (`items={frontmatter.timeline}`); the others are quoted texts. */
  type: 'text' | 'list' | 'choice' | 'link' | 'picture';
  required?: boolean;
  /** The words allowed, for a `choice`. */
  values?: readonly string[];
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
  /** Whether text stands between the opening and the closing tag. */
  children: 'none' | 'markdown';
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
