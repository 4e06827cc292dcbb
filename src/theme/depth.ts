import { vars } from './contract.css.ts';
import { pigment } from './palette.ts';

/** The same in both schemes. */
export const scrim = {
  /** Behind a dialog. */
  page: 'rgb(10 16 12 / 60%)',
  /** Over a section's deep colour: ground in the shade. */
  ground: 'rgb(0 0 0 / 30%)',
  /** Around an enlarged picture; opaque, because text stands on it. */
  picture: pigment.night,
} as const;

/** How far the sheet under a picture is shifted: the picture is narrower by it, and the sheet ends with the column. */
export const shift = '.75rem';

/** Shadows, by the height of a part above the page. */
export const shadow = {
  /** A flat one under a picture, in the section's highlight colour. */
  cut: `${shift} ${shift} ${vars.color.accent.highlight}`,
  sheet: '0 1px 2px #0003',
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
