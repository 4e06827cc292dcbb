import { lists } from './blocks/lists.ts';
import { participation } from './blocks/participation.ts';
import { texts } from './blocks/texts.ts';

/** What editors may place in a page, in the order of their guide. */
export const blocks = { ...texts, ...lists, ...participation } as const;

export type Blocks = typeof blocks;
export type BlockName = keyof Blocks;
