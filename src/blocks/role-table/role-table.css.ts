import { style } from '@vanilla-extract/css';

/** A third for the role, the rest for its task. */
export const role = style({ inlineSize: '34%' });
