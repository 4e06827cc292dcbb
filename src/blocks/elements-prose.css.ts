import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { prose } from '../theme/prose.css.ts';

/** Margin between a live block (hydrated by React in the browser) and the text before. */
export const live = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: t.space[5] } },
});

export const boxless = style({ display: 'contents' });

/** Title of a picture -> how it is cropped: its important part is at the right, or all of it is shown. */
export const crops: Readonly<Record<string, string>> = {
  droite: style({ selectors: { '&,:root picture>&': { objectPosition: '86% 50%' } } }),
  entière: style({ selectors: { '&&': { aspectRatio: 'auto' } } }),
};

/** Footnotes; on a page of bands (full-width sections) they look like a band. */
export const notes = style({
  padding: `${t.space[6]} ${t.gutter} 5rem`,
  fontSize: t.fontSize.small,
});

// At the end of a running text a line separates the footnotes from the text.
globalStyle(`.${prose}>.${notes}`, {
  marginBlockStart: t.space[6],
  padding: `${t.space[3]} 0 0`,
  borderBlockStart: `1px solid ${t.color.border.soft}`,
});

t.parts(notes, {
  '>h2': { marginBlockEnd: t.space[2], fontSize: t.fontSize.body },
  '>ol': { maxInlineSize: t.measure },
  ' li+li': { marginBlockStart: t.space[1] },
});
