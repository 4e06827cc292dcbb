import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, lineHeight, space } from '../../theme/scale.ts';

const { border, text } = vars.color;

export const steps = style({
  display: 'grid',
  gap: `${space[5]} 0`,
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,14rem),1fr))',
  counterReset: 'e',
});

globalStyle(`.${steps}>li`, {
  position: 'relative',
  margin: 0,
  padding: `${space[2]} ${space[4]} 0 0`,
  borderTop: `3px dotted ${border.firm}`,
  counterIncrement: 'e',
});

globalStyle(`.${steps}>li::before`, {
  content: 'counter(e)',
  color: text.accent,
  fontFamily: vars.font.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  lineHeight: lineHeight.tight,
});

globalStyle(`.${steps} h3`, { margin: `${space[1]} 0`, fontSize: fontSize.h4 });

globalStyle(`.${steps} svg`, {
  position: 'absolute',
  top: space[3],
  right: space[4],
  fontSize: fontSize.h2,
});
