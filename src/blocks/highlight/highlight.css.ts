import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, letterSpacing, lineHeight, space } from '../../theme/scale.ts';

const { background, text } = vars.color;

export const highlight = style({
  padding: `0 ${space[3]} ${space[3]}`,
  background: background.raised,
  '::before': { margin: `0 -${space[3]} ${space[3]}` },
});

export const figure = style({
  color: text.accent,
  fontFamily: vars.font.title,
  fontSize: fontSize.figure,
  fontWeight: 600,
  lineHeight: lineHeight.tight,
  letterSpacing: letterSpacing.display,
});
