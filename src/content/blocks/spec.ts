import type {
  BlockRecord as EngineBlock,
  PropSpec as EngineProp,
} from '../../engine/definition.ts';
import type { FrontmatterOf, Kind } from '../kinds/index.ts';
import type { Site } from '../schema/site.ts';

/** Property of a block. */
export interface PropSpec extends EngineProp {
  /** Group of `site.yml` with the addresses of its values. */
  inSite?: keyof Site;
}

/** Record of a block; the types of the properties of its component are derived from it. */
export interface BlockRecord extends EngineBlock {
  props: Readonly<Record<string, PropSpec>>;
  shows?: Kind;
  anchors?(page: Partial<FrontmatterOf<'page'>>): readonly string[];
  /** Component that the browser hydrates; without a component, the block is static HTML. */
  live?: string;
  kinds?: readonly Kind[];
}

/** Property for one of these lists of the frontmatter. */
export const takesList = <const K extends readonly string[]>(...keys: K) =>
  ({
    type: 'list',
    required: true,
    keys,
    description: 'La liste écrite en haut du fichier.',
  }) as const;

/** Block that shows a list of the frontmatter. */
export const showList = <K extends string>(key: K, description: string) =>
  ({ description, props: { items: takesList(key) }, children: 'none' }) as const;

/** Block without properties and children. */
export const noProps = (description: string) =>
  ({ description, props: {}, children: 'none' }) as const;
