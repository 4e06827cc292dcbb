import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** `inline`, so that the question is on the line of the summary's marker. */
export const title = style({ display: 'inline', fontSize: t.fontSize.h4 });
