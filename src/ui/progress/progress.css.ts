import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { radius, space } from '../../theme/scale.ts';

export const track = style({
  height: space[1],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.round,
});

export const bar = style({
  // An SVG, because the CSP forbids style attributes in HTML.
  width: '100%',
  height: '100%',
  fill: vars.color.accent.main,
  printColorAdjust: 'exact',
  ...on.forcedColors({ fill: 'Highlight' }),
});
