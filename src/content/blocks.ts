import { lists } from './blocks/lists.ts';
import { participation } from './blocks/participation.ts';
import type { BlockRecord, BlockSpec } from './blocks/spec.ts';
import { texts } from './blocks/texts.ts';

/** What editors may place in a page, in the order of their guide. */
export const blocks = { ...texts, ...lists, ...participation } as const;

export type Blocks = typeof blocks;
export type BlockName = keyof Blocks;

/** The records of all blocks by their names, each with an example. */
export const blockSpecs: ReadonlyMap<string, BlockSpec> = new Map(
  Object.entries<BlockRecord>(blocks).map(([name, record]) => {
    const key = record.props.items?.keys?.[0];
    const sample = key ? `<${name} items={frontmatter.${key}} />` : `<${name} />`;
    return [name, { example: sample, ...record }];
  }),
);

/** What the block of a name takes; undefined for the name of no block. */
export const blockSpec = (name: string): BlockSpec | undefined => blockSpecs.get(name);

/** The block that makes a band of a page. */
export const BAND = Object.entries<BlockRecord>(blocks).find(([, { isBand }]) => isBand)?.[0] ?? '';

/** The property by which an editor names the place of a block; undefined for a block without. */
export const anchorProperty = (block: string) =>
  Object.entries(blockSpec(block)?.props ?? {}).find(([, { type }]) => type === 'anchor')?.[0];

/** The blocks that show each list of a frontmatter, by its key; a block made for one list comes first. */
export const LIST_BLOCKS: ReadonlyMap<string, readonly string[]> = listBlocks();

function listBlocks(): ReadonlyMap<string, readonly string[]> {
  const lists = [...blockSpecs].flatMap(([name, { props }]) =>
    Object.values(props).flatMap(({ keys = [] }) => keys.map((key) => ({ key, name, keys }))),
  );
  const sorted = lists.sort((a, b) => a.keys.length - b.keys.length);
  const found = new Map<string, string[]>();
  for (const { key, name } of sorted) found.set(key, [...(found.get(key) ?? []), name]);
  return found;
}
