import type { Kind } from '../schema/index.ts';

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

/** A block that editors place in a page. `src/blocks/index.ts` covers exactly the list of them. */
export interface BlockSpec {
  description: string;
  props: Readonly<Record<string, PropSpec>>;
  /** Whether text stands between the opening and the closing tag. */
  children: 'none' | 'markdown';
  /** Kinds of file it fits; every kind when absent. */
  kinds?: readonly Kind[];
  example: string;
}
