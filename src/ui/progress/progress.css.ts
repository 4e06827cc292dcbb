import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const track = style({
  height: t.space[1],
  overflow: 'hidden',
  border: `1px solid ${t.color.border.firm}`,
  borderRadius: t.radius.round,
});

export const bar = style({
  // An SVG, because the CSP forbids style attributes in HTML.
  width: '100%',
  height: '100%',
  fill: t.color.accent.main,
  printColorAdjust: 'exact',
  ...t.on.forcedColors({ fill: 'Highlight' }),
});
