import { lists } from './lists.ts';
import { participation } from './participation.ts';
import { texts } from './texts.ts';

/** Records of all blocks, the components that editors write in a page, in the order of the editors' guide. */
export const blocks = { ...texts, ...lists, ...participation } as const;

export type Blocks = typeof blocks;
export type BlockName = keyof Blocks;
