import type {
  BlockRecord as EngineBlock,
  PropSpec as EngineProp,
} from '../../engine/definition.ts';
import type { FrontmatterOf, Kind } from '../kinds/index.ts';
import type { Site } from '../schema/site.ts';

/** A property of a block of this site. */
export interface PropSpec extends EngineProp {
  /** The group of `site.yml` that holds the addresses of its words. */
  inSite?: keyof Site;
}

/**
 * A block of this site. The types of its component's properties and its place in the registry of components come from
 * here, too.
 */
export interface BlockRecord extends EngineBlock {
  props: Readonly<Record<string, PropSpec>>;
  shows?: Kind;
  anchors?(page: Partial<FrontmatterOf<'page'>>): readonly string[];
  /** The component that the browser loads and hydrates; without one, the block is HTML from the build. */
  live?: string;
  kinds?: readonly Kind[];
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
export const noProps = (description: string) =>
  ({ description, props: {}, children: 'none' }) as const;
