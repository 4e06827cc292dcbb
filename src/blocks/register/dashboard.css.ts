import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border } = t.color;

export const chips = style(t.wrap(t.space[2]));

globalStyle(`.${chips}>li`, { margin: 0 });
globalStyle(`.${chips} a`, { ...t.touchLine('inline-flex'), gap: t.space.half });

/** The bar chart: for each initiative its name, below it the bar, at the right its sums. */
export const chart = style({ ...t.stack(t.space[3]), padding: 0, breakInside: 'avoid' });

t.parts(chart, {
  '>li': {
    ...t.stack(`0 ${t.space[3]}`),
    alignItems: 'center',
    ...t.on.tablet({ gridTemplateColumns: 'minmax(0,1fr) 16rem' }),
  },
  '>li>a': t.on.tablet({ gridColumn: '1/-1', justifySelf: 'start' }),
  ' svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: t.space[3],
    printColorAdjust: 'exact',
  },
  ' span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** The outline makes the bar visible (WCAG 1.4.11 requires a contrast of 3:1, which the fill does not have). */
export const budget = style({ fill: background.page, stroke: border.firm, strokeWidth: 3 });
export const collected = style({ fill: accent.main });

globalStyle(`.${collected}`, t.on.forcedColors({ fill: 'CanvasText' }));
