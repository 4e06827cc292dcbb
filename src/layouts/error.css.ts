import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';

// The error page is an HTML string, whose `<div class="erreur">` also stands in pages that were stored earlier.
globalStyle('.erreur', {
  ...t.stack(t.space[3]),
  alignContent: 'start',
  padding: `${t.space[6]} ${t.gutter} ${t.space[8]}`,
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr', columnGap: t.space[5] }),
});

globalStyle('.erreur h1', { fontSize: t.fontSize.display, lineHeight: t.lineHeight.tight });

/** The picture, at the right of the texts on a wide screen. */
export const picture = style({
  width: '100%',
  borderRadius: t.radius.small,
  ...t.on.tablet({ gridArea: '1/2/5' }),
});

globalStyle('.erreur ul', { paddingInlineStart: 0, listStyle: 'none' });

globalStyle('.erreur>ul', { columns: 2 });

globalStyle('.erreur li a', t.touchLine('inline-flex'));

globalStyle('.erreur h2', { ...t.quiet, fontFamily: t.font.text, letterSpacing: 0 });
