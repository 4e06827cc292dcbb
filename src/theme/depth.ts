import { vars } from './contract.css.ts';
import { pigment } from './palette.ts';

/** Overlays, the same in both schemes. */
export const scrim = {
  /** Behind a dialog. */
  page: 'rgb(10 16 12 / 60%)',
  /** Over the deep colour of a section. */
  ground: 'rgb(0 0 0 / 30%)',
  /** Around an enlarged picture; opaque, because it is a background of text. */
  picture: pigment.night,
} as const;

/** Offset of the flat shadow of a picture; the picture is narrower by it, so that the shadow ends with the column. */
export const shift = '.75rem';

/** Shadows by elevation, the lowest first. */
export const shadow = {
  /** Flat shadow of a picture, in the section's highlight colour. */
  cut: `${shift} ${shift} ${vars.color.accent.highlight}`,
  paper: '0 1px 2px #0003',
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
