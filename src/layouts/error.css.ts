import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { on, quiet, stack, touchLine } from '../theme/layout.ts';
import { fontSize, gutter, lineHeight, radius, space } from '../theme/scale.ts';

const tablet = (rule: Parameters<typeof globalStyle>[1]) => on.tablet(rule);

// The error page is an HTML string: only its `<div class="erreur">` has a class.
globalStyle('.erreur', {
  ...stack(space[3]),
  alignContent: 'start',
  padding: `${space[6]} ${gutter} ${space[8]}`,
  ...tablet({ gridTemplateColumns: '1fr 1fr', columnGap: space[5] }),
});

globalStyle('.erreur h1', { fontSize: fontSize.display, lineHeight: lineHeight.tight });

globalStyle('.erreur img', {
  width: '100%',
  borderRadius: radius.small,
  ...tablet({ gridArea: '1/2/5' }),
});

globalStyle('.erreur ul', { paddingInlineStart: 0, listStyle: 'none' });

globalStyle('.erreur>ul', { columns: 2 });

globalStyle('.erreur li a', touchLine('inline-flex'));

globalStyle('.erreur h2', { ...quiet, fontFamily: vars.font.text, letterSpacing: 0 });
