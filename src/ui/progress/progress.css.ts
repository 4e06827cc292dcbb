import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const filled = {
  background: t.color.accent.main,
  printColorAdjust: 'exact',
} as const;

export const bar = style({
  display: 'block',
  appearance: 'none',
  width: '100%',
  height: t.space[1],
  overflow: 'hidden',
  border: `1px solid ${t.color.border.firm}`,
  borderRadius: t.radius.round,
  // Each engine has its own names for the empty and the filled part, which must not share a rule.
  background: 'none',
  '::-webkit-progress-bar': { background: 'none' },
  '::-webkit-progress-value': filled,
  '::-moz-progress-bar': filled,
  // System colours; browsers would replace the background of the filled part too.
  ...t.on.forcedColors({
    forcedColorAdjust: 'none',
    vars: { [t.color.accent.main]: 'Highlight', [t.color.border.firm]: 'CanvasText' },
  }),
});
