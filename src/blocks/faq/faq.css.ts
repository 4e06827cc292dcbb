import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/scale.ts';

/** `inline`, so that the question is on the line of the summary's marker. */
export const title = style({ display: 'inline', fontSize: fontSize.h4 });
