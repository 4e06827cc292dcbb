import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, media, radius, space } from '../../theme/scale.ts';

/** Amounts stay within sight of what they pay for. */
export const budget = style({ maxInlineSize: '56rem' });

export const item = style({ minInlineSize: '6em', fontWeight: fontWeight.text });

// On the narrowest phones the margins give way, then the words: amounts never break.
const cells = `table.${budget} :is(th,td)`;

globalStyle(cells, {
  paddingInline: space[1],
  overflowWrap: 'anywhere',
  '@media': { [media.narrow]: { hyphens: 'auto' } },
});

// Between the two columns alone: not every browser knows where French words part.
globalStyle(`${cells}:first-child`, {
  '@media': { [media.narrow]: { paddingInlineEnd: space.half } },
});
globalStyle(`${cells}:last-child`, {
  '@media': { [media.narrow]: { paddingInlineStart: space.half } },
});

/** Its width is the line's share of the whole. */
export const share = style({
  display: 'block',
  blockSize: space.half,
  marginBlockStart: space.half,
  borderRadius: radius.round,
  backgroundColor: vars.color.accent.main,
});
