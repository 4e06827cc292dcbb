import { style } from '@vanilla-extract/css';
import { space } from '../theme/scale.ts';

/** The box of a live block stands clear of the words before it. */
export const live = style({ marginBlockStart: space[5] });

/** No box: what is inside belongs to the page around. */
export const boxless = style({ display: 'contents' });
