import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** The stages of an initiative in a row, up to the current one in colour. The font is small enough for a small phone. */
export const stages = style({
  ...t.stack(t.space.half, 'repeat(6,auto)'),
  padding: 0,
  fontSize: 'clamp(.6875rem,3.1vw,.9375rem)',
  lineHeight: 1.25,
});

export const stage = style({
  paddingBlockStart: t.space.half,
  borderBlockStart: `4px solid ${t.color.accent.main}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&[aria-current]': { fontWeight: t.fontWeight.strong },
    '[aria-current]~&': { borderBlockStart: `4px dotted ${t.color.border.firm}` },
  },
});

/** Mark of a status, before its word. */
export const mark = style({
  display: 'inline',
  blockSize: '.75em',
  marginInlineEnd: '.4em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});

/** An initiative in the table: its name, its status below it. */
export const name = style({ ...t.stack(t.space.half), justifyItems: 'start' });

/** The share of the budget that is collected, below its sum: words that wrap in a cell of amounts. */
export const share = style({ whiteSpace: 'normal' });
