import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, stack } from '../../theme/layout.ts';
import {
  barsHeight,
  fontSize,
  fontWeight,
  lineHeight,
  space,
  touchTarget,
} from '../../theme/scale.ts';

/** Table of contents; on a wide screen sticky, at the left of the text. */
export const contents = style({
  borderBlock: `1px solid ${vars.color.border.firm}`,
  paddingBlock: space[2],
});

globalStyle(
  `section>h2~.${contents}`,
  on.desktop({
    gridArea: '2/1/99/2',
    alignSelf: 'start',
    position: 'sticky',
    top: `calc(${barsHeight} + ${space[3]})`,
  }),
);

globalStyle(
  `section:has(>.${contents})>h2:first-child:first-child:first-child`,
  on.desktop({ gridRow: 1 }),
);

export const contentsTitle = style({ fontWeight: fontWeight.strong });

export const list = style({
  columnGap: space[4],
  listStylePosition: 'inside',
  paddingInlineStart: 0,
  ...on.tablet({ columns: '14rem' }),
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  minBlockSize: touchTarget,
  ...on.print({ display: 'inline' }),
});

export const section = style({
  position: 'relative',
  ...stack(space[2]),
  marginBlockStart: space[6],
  ...on.print({ marginBlockStart: space[1] }),
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.5em',
  fontSize: fontSize.h3,
});

export const number = style({
  color: vars.color.text.accent,
  fontSize: fontSize.figure,
  fontVariantNumeric: 'lining-nums',
  lineHeight: lineHeight.tight,
});
