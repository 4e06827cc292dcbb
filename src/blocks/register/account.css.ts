import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { strong } from '../../ui/classes.css.ts';

// The one object for money: its state (bar, sums), where to pay, and its last movements.

/** State of the money. */
export const state = style(t.stack(t.space[2]));

/** Added to a state whose figures are an example: a dashed frame with its label on the upper edge. */
export const example = style({
  position: 'relative',
  marginBlockStart: t.space[2],
  padding: `${t.space[3]} ${t.space[2]} ${t.space[2]}`,
  border: `2px dashed ${t.color.border.firm}`,
  borderRadius: t.radius.small,
});

export const exampleLabel = style({
  position: 'absolute',
  insetBlockStart: '-.9em',
  insetInlineStart: t.space[2],
});

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

/** The collected money at the left, the budget at the right. */
export const sums = style({
  ...t.wrap(`0 ${t.space[2]}`),
  justifyContent: 'space-between',
  fontVariantNumeric: 'tabular-nums',
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
  // In a narrow panel it is as wide as the panel.
  '@container': {
    [`not ${t.box.wide}`]: {
      selectors: {
        'aside &': { marginInline: `calc(-1*${t.inset})`, ...t.on.print({ marginInline: 0 }) },
      },
    },
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

/** What the initiative asks of those who give, above the ticket. */
export const note = style({ marginBlockEnd: t.space[2] });

/** Words that do not wrap: a label with its number. */
export const unwrapped = style({ whiteSpace: 'nowrap' });

/** That the number is a sample, before it. */
export const warning = style({
  paddingInlineStart: t.space[2],
  borderInlineStart: `4px solid ${t.color.accent.highlight}`,
  fontWeight: t.fontWeight.strong,
  lineHeight: t.lineHeight.snug,
});

/** Name of a part of the object. */
export const named = style({ fontSize: t.fontSize.small, fontWeight: t.fontWeight.strong });

/** In a band they stand where texts do, beside their name. */
export const movements = style({
  ...t.stack(t.space[1], 'minmax(0,1fr)'),
  selectors: {
    'section>div>&': t.on.desktop({ gridTemplateColumns: t.besideTitle, columnGap: t.gap }),
  },
});

/** A movement: its sum at the right of what it is for and, below it, its day and its proof. */
export const movement = style({
  ...t.wrap(`0 ${t.space[2]}`),
  alignItems: 'baseline',
  margin: 0,
  paddingBlock: t.space[1],
  borderBlockStart: `1px solid ${t.color.border.soft}`,
  lineHeight: t.lineHeight.snug,
});

/** Where the money came from, or what it paid; too long for the line of the sum, it has a line of its own. */
export const movedName = style({ flex: '1 1 8em' });

export const movedSum = style({
  order: 1,
  marginInlineStart: 'auto',
  fontWeight: t.fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const movedDay = style({ ...t.quiet, order: 2, flexBasis: '100%' });

export const digest = style([
  t.quietClass,
  { maxInlineSize: '16rem', border: 0, overflowWrap: 'anywhere' },
]);
