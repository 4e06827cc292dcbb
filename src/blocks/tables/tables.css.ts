import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Limited width: an amount must not be far from the name of its line. */
export const budget = style({ maxInlineSize: '56rem' });

// On the narrowest phones padding shrinks, because neither amounts nor words may break.
const cells = `table.${budget} :is(th,td)`;

globalStyle(cells, { paddingInline: t.space[1], overflowWrap: 'anywhere' });

globalStyle(`.${budget} tbody th`, {
  minInlineSize: '6em',
  fontWeight: t.fontWeight.text,
  overflowWrap: 'break-word',
});

/** A bar whose width is the line's share of the total, followed by the percentage. */
export const share = style({
  display: 'flex',
  alignItems: 'center',
  gap: t.space[1],
  paddingInlineEnd: '3.5em',
  marginBlock: t.space.half,
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

export const part = style({
  flex: 'none',
  blockSize: t.space[2],
  borderRadius: t.radius.small,
  backgroundColor: t.color.accent.main,
  ...t.on.print({ display: 'none' }),
});
