import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.ts';
import { fontSize, radius, space } from '../../theme/scale.ts';

/** The chart: a project a line, its name above two bars. */
export const chart = style({ ...stack(space[2]), padding: 0, breakInside: 'avoid' });

/** Sums of money stay on one line, two beside each other from a tablet on. */
export const sums = style({});
globalStyle(`.${sums} b`, { fontSize: fontSize.h1, whiteSpace: 'nowrap' });

globalStyle(`.${chart} svg`, {
  display: 'block',
  inlineSize: '100%',
  blockSize: space[3],
  borderRadius: radius.small,
  printColorAdjust: 'exact',
});

export const budget = style({ fill: vars.color.border.soft });
export const collected = style({ fill: vars.color.accent.main });

globalStyle(`:is(.${budget},.${collected})`, {
  '@media': { '(forced-colors:active)': { fill: 'CanvasText' } },
});
globalStyle(`.${budget}`, { '@media': { '(forced-colors:active)': { fillOpacity: 0.3 } } });
