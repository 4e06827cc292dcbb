import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { fontWeight, radius, space } from '../../theme/scale.ts';

/** Limited width: an amount must not be far from the name of its line. */
export const budget = style({ maxInlineSize: '56rem' });

export const item = style({ minInlineSize: '6em', fontWeight: fontWeight.text });

// On the narrowest phones padding shrinks and words break, because amounts must not break.
const cells = `table.${budget} :is(th,td)`;

globalStyle(cells, {
  paddingInline: space[1],
  overflowWrap: 'anywhere',
  ...on.narrow({ hyphens: 'auto' }),
});

// Smaller padding between the two columns, for browsers that cannot hyphenate French words.
globalStyle(`${cells}:first-child`, on.narrow({ paddingInlineEnd: space.half }));
globalStyle(`${cells}:last-child`, on.narrow({ paddingInlineStart: space.half }));

/** A bar whose width is the line's share of the total, followed by the percentage. */
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
