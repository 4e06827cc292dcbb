import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, media, space, touchTarget } from '../../theme/scale.ts';

export const contents = style({
  borderBlock: `1px solid ${vars.color.border.firm}`,
  paddingBlock: space[2],
});

export const contentsTitle = style({ fontWeight: fontWeight.strong });

export const list = style({
  columnGap: space[4],
  listStylePosition: 'inside',
  paddingInlineStart: 0,
  '@media': { [media.tablet]: { columns: 2 } },
});

export const link = style({
  display: 'inline-block',
  paddingBlock: space[1],
  minBlockSize: touchTarget,
  '@media': { [media.print]: { display: 'inline' } },
});

export const section = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  marginBlockStart: space[6],
  paddingBlockStart: space[3],
  '@media': { [media.print]: { marginBlockStart: space[1] } },
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.5em',
  fontSize: fontSize.h3,
});

export const number = style({ color: vars.color.text.accent, fontVariantNumeric: 'lining-nums' });
