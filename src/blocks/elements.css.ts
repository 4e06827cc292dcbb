import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { parts } from '../theme/layout.ts';
import { prose } from '../theme/prose.css.ts';
import { fontSize, gutter, measure, space } from '../theme/scale.ts';

/** Footnotes; on a page of bands (full-width sections) they look like a band. */
export const notes = style({
  padding: `${space[6]} ${gutter} ${space[10]}`,
  fontSize: fontSize.small,
});

// At the end of a running text a line separates the footnotes from the text.
globalStyle(`.${prose}>.${notes}`, {
  marginBlockStart: space[6],
  padding: `${space[3]} 0 0`,
  borderBlockStart: `1px solid ${vars.color.border.soft}`,
});

parts(notes, {
  '>h2': { marginBlockEnd: space[2], fontSize: fontSize.h4 },
  '>ol': { maxInlineSize: measure },
  ' li+li': { marginBlockStart: space[1] },
});

/** Margin between a live block (hydrated by React in the browser) and the text before. */
export const live = style({ marginBlockStart: space[5] });

export const boxless = style({ display: 'contents' });

/** Cropping for a picture whose important part is at the right. */
export const right = style({ selectors: { '&&&': { objectPosition: '80% 50%' } } });
