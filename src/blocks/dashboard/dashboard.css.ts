import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { display, on, parts, quiet, stack, touchLine, wrap } from '../../theme/layout.ts';
import { fontSize, fontWeight, space } from '../../theme/scale.ts';
import { stacked } from '../../ui/table/table.css.ts';

const { accent, background, border } = vars.color;

export const chips = style(wrap(space[2]));

globalStyle(`.${chips}>li`, { margin: 0 });

globalStyle(`.${chips} a`, { ...touchLine('inline-flex'), gap: space.half });
globalStyle(`.${chips} b`, display(fontSize.h4));

/** The bar chart: for each project its name, below it the bar, at the right its sums. */
export const chart = style({ ...stack(space[3]), padding: 0, breakInside: 'avoid' });

parts(chart, {
  '>li': {
    ...stack(`0 ${space[3]}`),
    alignItems: 'center',
    ...on.tablet({ gridTemplateColumns: 'minmax(0,1fr) 16rem' }),
  },
  '>li>a': on.tablet({ gridColumn: '1/-1', justifySelf: 'start' }),
  ' svg': {
    display: 'block',
    inlineSize: '100%',
    blockSize: space[3],
    printColorAdjust: 'exact',
  },
  ' span': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});

/** The outline makes the bar visible (WCAG 1.4.11 requires a contrast of 3:1, which the fill does not have). */
export const budget = style({ fill: background.page, stroke: border.firm, strokeWidth: 3 });
export const collected = style({ fill: accent.main });

globalStyle(`.${collected}`, on.forcedColors({ fill: 'CanvasText' }));

export const digests = style({ ...stack(space[1]), overflowWrap: 'anywhere' });

/** The table of projects; on a phone each row is a card, in which the column name is before each sum. */
export const accounts = style([stacked]);

parts(accounts, {
  ' td:nth-child(2)': { whiteSpace: 'nowrap' },
  // Sums are in the third and later columns, after the project and its status.
  ' :is(th,td):nth-child(n+3)': on.tablet({ textAlign: 'end' }),
  ' td': on.phone({ display: 'flex', justifyContent: 'space-between' }),
  ' td::before': on.phone({ content: 'attr(data-label)', ...quiet, fontWeight: fontWeight.text }),
});
