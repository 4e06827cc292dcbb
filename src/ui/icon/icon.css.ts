import { style, styleVariants } from '@vanilla-extract/css';
import { pigment } from '../../theme/palette.ts';

export const icon = style({ flex: 'none', width: '1.5em', height: '1.5em' });

const { laterite, sun, river } = pigment;

/** The pigments of the drawings, the same by day and by night: the objects have no outline that would have to turn light. */
export const fill = styleVariants({ laterite, sun, river }, (color) => ({ fill: color }));
