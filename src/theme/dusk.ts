import { pigment } from './palette.ts';

/** The glow behind the opening landscape by night, around its sun: a background that the drawing darkens. */
export const dusk = `radial-gradient(circle at 70% 43%,#FFB869,#C4623F 14%,${pigment.plum} 33%,${pigment.night} 62%)`;
