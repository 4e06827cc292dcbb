import { vars } from './contract.css.ts';

/** What darkens the page behind a question, and all that is around an enlarged picture, by day as by night. */
export const scrim = { page: 'rgb(10 16 12 / 60%)', picture: 'rgb(10 16 12 / 94%)' } as const;

/** What a part casts on the page, by how far it lies above it. */
export const shadow = {
  /** Under a picture: cut out of paper in the section's colour. */
  cut: `.75rem .75rem ${vars.color.accent.highlight}`,
  sheet: '0 1px 2px #0003',
  panel: '0 1rem 2rem #0003',
  notice: '0 12px 32px rgb(0 0 0 / 22%)',
} as const;
