import type { BlockSpec } from './blocks/spec.ts';
import { blocks } from './blocks.ts';

/** The blocks that show each list of a head, by its key; a block made for one list comes first. */
export const LIST_BLOCKS: ReadonlyMap<string, readonly string[]> = listBlocks();

function listBlocks(): ReadonlyMap<string, readonly string[]> {
  const lists = Object.entries<BlockSpec>(blocks).flatMap(([name, { props }]) =>
    Object.values(props).flatMap(({ keys = [] }) => keys.map((key) => ({ key, name, keys }))),
  );
  const sorted = lists.sort((a, b) => a.keys.length - b.keys.length);
  const found = new Map<string, string[]>();
  for (const { key, name } of sorted) found.set(key, [...(found.get(key) ?? []), name]);
  return found;
}
