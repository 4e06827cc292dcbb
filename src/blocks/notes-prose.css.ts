import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { prose } from '../theme/prose.css.ts';

/** Footnotes; on a page of bands (full-width sections) they look like a band. */
export const notes = style({
  padding: `${t.space[6]} ${t.gutter} ${t.space[10]}`,
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
