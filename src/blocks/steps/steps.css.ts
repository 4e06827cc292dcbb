import { globalStyle, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, lineHeight, space } from '../../theme/scale.ts';

const { border, text } = vars.color;

const DOT = '3px';

export const steps = style({
  display: 'grid',
  gap: `${space[5]} 0`,
  paddingInlineEnd: DOT,
  counterReset: 'e',
});

breakEvenly(steps, { least: '14rem', gap: '0px' });

globalStyle(`.${steps}>li`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: space[2],
  alignItems: 'center',
  // The last dot of a step is the first of the next.
  margin: `0 -${DOT} 0 0`,
  padding: `${space[2]} ${space[4]} 0 0`,
  borderTop: `${DOT} dotted ${border.firm}`,
  counterIncrement: 'e',
});

globalStyle(`.${steps}>li::before`, {
  content: 'counter(e)',
  minWidth: '.62em',
  color: text.accent,
  fontFamily: vars.font.title,
  fontSize: fontSize.figure,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.tight,
});

globalStyle(`.${steps}>li>:not(svg)`, { gridColumn: '1/-1', alignSelf: 'start' });

globalStyle(`.${steps} h3`, { margin: `${space[1]} 0`, fontSize: fontSize.h4 });

// The drawing stands beside its number, wherever the column ends.
globalStyle(`.${steps} svg`, { gridArea: '1/2', fontSize: fontSize.h1, strokeWidth: 1.3 });
