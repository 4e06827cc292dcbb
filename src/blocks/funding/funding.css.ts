import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';

export const funding = style({ display: 'grid', gap: space[1] });

export const percent = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space[1]}`,
  fontSize: fontSize.small,
});

export const figure = style({
  fontFamily: vars.font.title,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.title,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const sums = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  maxInlineSize: 'none',
});

export const label = style({ fontSize: fontSize.small, fontWeight: fontWeight.text });

export const amount = style({
  // It never breaks: its size is limited by the width of the screen.
  fontSize: 'min(1em,8vw)',
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
