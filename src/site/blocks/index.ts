import type { Kind } from '../kinds/index.ts';
import { lists } from './lists.ts';
import { participation } from './participation.ts';
import type { BlockRecord, BlockSpec } from './spec.ts';
import { texts } from './texts.ts';

/** Records of all blocks, the components that editors write in a page, in the order of the editors' guide. */
export const blocks = { ...texts, ...lists, ...participation } as const;

export type Blocks = typeof blocks;
export type BlockName = keyof Blocks;

const listProps = ({ props }: BlockRecord) =>
  Object.entries(props).filter(([, { type }]) => type === 'list');

/** Source of a block that shows the frontmatter list `key`: `<Name items={frontmatter.key} />`; without `key`, `<Name />`. */
export function tagOf(name: string, record: BlockRecord | undefined, key?: string): string {
  const [property] = (record && listProps(record)[0]) ?? [];
  return key && property ? `<${name} ${property}={frontmatter.${key}} />` : `<${name} />`;
}

/** Records of blocks by name, in their order, each with an example to paste. */
export const specsOf = (all: Readonly<Record<string, BlockRecord>>) =>
  new Map(
    Object.entries(all).map(([name, record]): [string, BlockSpec] => {
      const [first] = listProps(record);
      return [name, { example: tagOf(name, record, first?.[1].keys?.[0]), ...record }];
    }),
  );

/** Records of all blocks by name, in the order of the guide. */
export const blockSpecs: ReadonlyMap<string, BlockSpec> = specsOf(blocks);

/** Blocks that the writing screen offers for a kind of text, by name. */
export const blocksFor = (kind: Kind, records = blockSpecs): ReadonlyMap<string, BlockSpec> =>
  new Map(
    [...records].filter(([, { kinds, forPages }]) =>
      kinds ? kinds.includes(kind) : kind === 'page' || !forPages,
    ),
  );

/** Name of the block for bands (full-width sections) of a page. */
export const BAND = 'Section';

/** Name of the property that sets the id of a block; undefined when the block has no such property. */
export const anchorProperty = (block: string): string | undefined =>
  Object.entries(blockSpecs.get(block)?.props ?? {}).find(([, { type }]) => type === 'anchor')?.[0];

/** Names of the blocks that show a frontmatter list; first comes a block that shows no other list. */
export function blocksOfList(key: string): string[] {
  const props = [...blockSpecs].flatMap(([name, record]) =>
    listProps(record).map(([, { keys = [] }]) => ({ name, keys })),
  );
  return props
    .filter(({ keys }) => keys.includes(key))
    .sort((a, b) => a.keys.length - b.keys.length)
    .map(({ name }) => name);
}
