import { pigment } from './palette.ts';

/** The glow behind the opening landscape by night, around its sun: a background that the drawing darkens. */
export const dusk = `radial-gradient(circle at 70% 43%,#FFB869,#C4623F 16%,${pigment.plum} 36%,${pigment.night} 62%)`;
