import { vars } from './contract.css.ts';
import { pigment } from './palette.ts';

/** By day as by night. */
export const scrim = {
  /** Darkens the page behind a question. */
  page: 'rgb(10 16 12 / 60%)',
  /** Around an enlarged picture: nothing of the page may show behind the words that stand on it. */
  picture: pigment.night,
} as const;

/** What a part casts on the page, by how far it lies above it. */
export const shadow = {
  /** Under a picture: cut out of paper in the section's colour. */
  cut: `.75rem .75rem ${vars.color.accent.highlight}`,
  sheet: '0 1px 2px #0003',
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
