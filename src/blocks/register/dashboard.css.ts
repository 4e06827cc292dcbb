import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border } = t.color;

export const chips = style(t.wrap(t.space[2]));

export const chip = style({ margin: 0 });
export const chipLink = style({ ...t.touchLine('inline-flex'), gap: t.space.half });

/** The bar chart: for each initiative its name, below it the bar, at the right its sums. */
export const chart = style({ ...t.stack(t.space[3]), padding: 0, breakInside: 'avoid' });

export const row = style({
  ...t.stack(`0 ${t.space[3]}`),
  alignItems: 'center',
  ...t.on.tablet({ gridTemplateColumns: 'minmax(0,1fr) 16rem' }),
});

export const rowLink = style(t.on.tablet({ gridColumn: '1/-1', justifySelf: 'start' }));

export const bar = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: t.space[3],
  printColorAdjust: 'exact',
});

export const sums = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });

/** The outline makes the bar visible (WCAG 1.4.11 requires a contrast of 3:1, which the fill does not have). */
export const budget = style({ fill: background.page, stroke: border.firm, strokeWidth: 3 });
export const collected = style({
  fill: accent.main,
  ...t.on.forcedColors({ fill: 'CanvasText' }),
});
