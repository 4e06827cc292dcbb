import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

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

export const cards = style({ display: 'grid', gap: space[3], maxInlineSize: 'none' });

breakEvenly(cards, { least: '12.5rem', gap: space[3] });

/** Aligns the bars of a row, whatever the length of the names. */
export const name = style({ flex: 1, marginBlockStart: space[1], fontSize: fontSize.h4 });

// As wide as the picture.
globalStyle(`.${cards} [role]`, { alignSelf: 'stretch' });

const badge = style({
  display: 'inline-block',
  paddingInline: space[1],
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  info: [badge, { color: vars.color.state.info, background: vars.color.state.infoText }],
  success: [badge, { color: vars.color.state.success, background: vars.color.state.successText }],
});
