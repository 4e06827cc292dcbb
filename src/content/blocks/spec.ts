import type { FrontmatterOf, Kind } from '../kinds/index.ts';
import type { BlockRecord as EngineBlock, PropSpec as EngineProp } from '../records.ts';
import type { Site } from '../schema/site.ts';

/** Property that editors write on a block: `href="/contact"`. */
export interface PropSpec extends EngineProp {
  /** Group of `site.yml` that contains an address for each value of the property: `documents`. */
  inSite?: keyof Site;
}

/** Record of a block, a component that editors write in a page. The types of its properties are derived from `props`. */
export interface BlockRecord extends EngineBlock {
  props: Readonly<Record<string, PropSpec>>;
  shows?: Kind;
  anchors?(page: Partial<FrontmatterOf<'page'>>): readonly string[];
  /** Name of the component that the browser hydrates; a block without this name is static HTML. */
  live?: string;
  kinds?: readonly Kind[];
}

/** Property whose value is one of the lists `keys` of the frontmatter: `items={frontmatter.figures}`. */
export const takesList = <const K extends readonly string[]>(...keys: K) =>
  ({
    type: 'list',
    required: true,
    keys,
    description: 'La liste écrite en haut du fichier.',
  }) as const;

/** Record of a block that shows one list of the frontmatter. */
export const showList = <K extends string>(key: K, description: string) =>
  ({ description, props: { items: takesList(key) }, children: 'none' }) as const;

/** Record of a block without properties and without children. */
export const noProps = (description: string) =>
  ({ description, props: {}, children: 'none' }) as const;
