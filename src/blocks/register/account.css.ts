import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { strong } from '../../ui/classes.css.ts';

// The one object for money: its state (bar, sums), where to pay, and its last movements.

/** A large number with its label; the number scales with the width of the box. */
export const percent = style({
  ...t.wrap(`0 ${t.space[1]}`),
  containerType: 'inline-size',
  placeSelf: 'stretch',
  alignItems: 'baseline',
  fontSize: t.fontSize.small,
});

export const number = style({
  ...t.display(`min(${t.fontSize.h1},18cqi)`),
  lineHeight: 1,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'lining-nums tabular-nums',
});

const TEETH = `radial-gradient(circle at 50% 0,${t.color.background.raised} 4px,#0000 4.5px)50% 0/1rem .5rem repeat-x`;

/** Where to pay: a ticket in the deep colour of the section, torn off at its top and its end. */
export const payment = style({
  ...t.stack(t.space[2]),
  position: 'relative',
  containerType: 'inline-size',
  padding: `${t.space[4]} ${t.inset}`,
  selectors: {
    '&::before,&::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      blockSize: '.5rem',
      background: TEETH,
    },
    '&::after': { insetBlock: 'auto 0', transform: 'scaleY(-1)' },
    [`${strong}&`]: t.on.print({ padding: 0 }),
  },
});

/** The number to pay to: on one line, but with a reader's own spacing of letters. */
export const payTo = style({
  display: 'block',
  ...t.display(`min(${t.fontSize.h1},11cqi)`),
  color: t.color.accent.highlight,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
});

/** That the number is a sample, before it. */
export const warning = style({
  paddingInlineStart: t.space[2],
  borderInlineStart: `4px solid ${t.color.accent.highlight}`,
  fontWeight: t.fontWeight.strong,
});

/** A movement: what it is for, its sum at the right and, below both, its day and its proof. */
export const movement = style({
  ...t.wrap(`0 ${t.space[2]}`),
  alignItems: 'baseline',
  paddingBlock: t.space[1],
  borderBlockStart: `1px solid ${t.color.border.soft}`,
  lineHeight: t.lineHeight.snug,
});

/** With large letters the sum has a line of its own. */
export const moved = style({ flex: '1 1 8em' });

export const day = style({ ...t.quiet, flexBasis: '100%' });

export const digest = style([
  t.quietClass,
  { maxInlineSize: '16rem', border: 0, overflowWrap: 'anywhere' },
]);
