import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, radius, space } from '../../theme/scale.ts';

export const track = style({
  height: space[1],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.round,
});

export const bar = style({
  height: '100%',
  background: vars.color.accent.main,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { background: 'Highlight' } },
});
