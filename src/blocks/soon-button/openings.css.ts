import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/scale.ts';

/** A sentence among buttons, in a row of them or in a grid. */
export const line = style({ flexBasis: '100%', gridColumn: '1/-1', fontSize: fontSize.small });
