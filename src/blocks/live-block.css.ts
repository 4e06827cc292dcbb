import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

/** A margin between the block and the text before it. */
export const live = style({ marginBlockStart: space[5] });

/** Without a box of its own. */
export const boxless = style({ display: 'contents' });
