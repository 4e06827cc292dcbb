import { buttons } from './blocks/buttons.ts';
import { contacts } from './blocks/contacts.ts';
import { frames } from './blocks/frames.ts';
import { initiatives } from './blocks/initiatives.ts';
import { lists } from './blocks/lists.ts';
import { participation } from './blocks/participation.ts';
import type { BlockSpec } from './blocks/spec.ts';

/** What editors may place in a page, in the order of their guide. */
export const blocks = {
  ...frames,
  ...buttons,
  ...lists,
  ...participation,
  ...contacts,
  ...initiatives,
} as const satisfies Record<string, BlockSpec>;

export type BlockName = keyof typeof blocks;

const SPECS: ReadonlyMap<string, BlockSpec> = new Map(Object.entries(blocks));

/** What the block of a name takes; undefined for the name of no block. */
export const blockSpec = (name: string): BlockSpec | undefined => SPECS.get(name);
