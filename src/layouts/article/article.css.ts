import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { shadow, shift } from '../../theme/depth.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  letterSpacing,
  lineHeight,
  media,
  radius,
  space,
  touchTarget,
  width,
} from '../../theme/scale.ts';

export const article = style({
  display: 'grid',
  // Text keeps to the middle column; the picture may use the whole width.
  gridTemplateColumns: `1fr min(100%, ${width.text}) 1fr`,
  rowGap: space[5],
  padding: `${space[5]} ${gutter} ${space[10]}`,
});

globalStyle(`${article}>*`, { gridColumn: 2, minInlineSize: 0 });

// On a wide screen it opens like a magazine: a large title on the edge of its picture.
export const header = style({
  display: 'grid',
  gap: space[2],
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

globalStyle(`${header}>h1`, {
  '@media': { [media.desktop]: { fontSize: fontSize.display, lineHeight: lineHeight.tight } },
});

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[2]}`,
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
});

export const category = style({
  color: vars.color.text.accent,
  fontWeight: fontWeight.strong,
  letterSpacing: letterSpacing.caps,
  textTransform: 'uppercase',
});

export const lead = style({
  maxInlineSize: '48ch',
  color: vars.color.text.quiet,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
});

export const picture = style({
  inlineSize: `calc(100% - ${shift})`,
  maxBlockSize: '70vh',
  objectFit: 'cover',
  borderRadius: radius.small,
  boxShadow: shadow.cut,
  '@media': { [media.desktop]: { gridColumn: '1 / -1' } },
});

export const body = style({});

globalStyle(`${body}>p:first-child::first-letter`, {
  color: vars.color.text.accent,
  fontFamily: vars.font.title,
  fontWeight: fontWeight.title,
  initialLetter: '3',
  marginInlineEnd: space[1],
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  justifySelf: 'start',
  '@media': { [media.print]: { display: 'none' } },
});
