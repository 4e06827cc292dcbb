import { style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, inset, radius, space } from '../../theme/scale.ts';

export const cards = style({
  display: 'grid',
  gap: space[3],
  maxInlineSize: 'none',
});

breakEvenly(cards, { least: '13.5rem', gap: space[3] });

/** Aligns the bars of a row, whatever the length of the names. */
export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: space[2],
  margin: 0,
  padding: inset,
  border: `1px solid ${vars.color.border.soft}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
});

export const icon = style({ fontSize: fontSize.h3 });

export const name = style({ fontSize: fontSize.h4 });

export const percent = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[1],
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
});

export const figure = style({
  color: vars.color.text.body,
  fontFamily: vars.font.title,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.title,
  lineHeight: 1,
});
