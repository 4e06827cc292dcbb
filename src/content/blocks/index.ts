import { lists } from './lists.ts';
import { participation } from './participation.ts';
import { texts } from './texts.ts';

/** What editors may place in a page, in the order of their guide. */
export const blocks = { ...texts, ...lists, ...participation } as const;

export type Blocks = typeof blocks;
export type BlockName = keyof Blocks;
