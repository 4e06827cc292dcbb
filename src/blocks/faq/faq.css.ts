import { style } from '@vanilla-extract/css';
import { fontSize } from '../../theme/scale.ts';

/** Inline, after the marker of the summary. */
export const title = style({ display: 'inline', fontSize: fontSize.h4 });
