import { pigment } from './pigments.ts';

/** Dark layers over other content, the same in the light and the dark scheme. */
export const scrim = {
  /** Behind a dialog. */
  page: 'rgb(10 16 12 / 60%)',
  /** Over the deep colour of a section, which the footer darkens. */
  ground: 'rgb(0 0 0 / 30%)',
  /** Around an enlarged picture; opaque, because the caption is written on it. */
  picture: pigment.night,
} as const;

/** Shadows, from the smallest distance between an element and the page to the largest. */
export const shadow = {
  paper: '0 1px 2px #0003',
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
