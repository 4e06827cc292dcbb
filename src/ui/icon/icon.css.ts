import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const icon = style({ flex: 'none', width: '1.5em', height: '1.5em' });

const { laterite, sun, river } = t.pigment;

/** Fill colours of the drawings, the same in both schemes. */
export const fill = styleVariants({ laterite, sun, river }, (color) => ({ fill: color }));
