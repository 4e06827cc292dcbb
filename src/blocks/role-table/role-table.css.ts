import { style } from '@vanilla-extract/css';

/** A name of a role takes a third, so that what it does keeps a readable line. */
export const role = style({ inlineSize: '34%' });
