import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { fontWeight, radius, space } from '../../theme/scale.ts';

/** Narrow enough to read an amount with its line. */
export const budget = style({ maxInlineSize: '56rem' });

export const item = style({ minInlineSize: '6em', fontWeight: fontWeight.text });

// On the narrowest phones the margins shrink, then the words break: amounts never do.
const cells = `table.${budget} :is(th,td)`;

globalStyle(cells, {
  paddingInline: space[1],
  overflowWrap: 'anywhere',
  ...on.narrow({ hyphens: 'auto' }),
});

// Between the two columns only: not every browser hyphenates French.
globalStyle(`${cells}:first-child`, on.narrow({ paddingInlineEnd: space.half }));
globalStyle(`${cells}:last-child`, on.narrow({ paddingInlineStart: space.half }));

/** A bar as wide as the line's share of the total, with the percentage at its end. */
export const share = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  paddingInlineEnd: '3.5em',
  marginBlock: space.half,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

globalStyle(`.${share} svg`, {
  flex: 'none',
  blockSize: space[2],
  borderRadius: radius.small,
  backgroundColor: vars.color.accent.main,
});
