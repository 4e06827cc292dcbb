import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/scale.ts';

/** On the line of its summary, beside the mark that says whether the answer is shown. */
export const title = style({ display: 'inline', fontSize: fontSize.h4 });
