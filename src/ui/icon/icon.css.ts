import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/scale.ts';

export const icon = style({
  flex: 'none',
  width: '1.5em',
  height: '1.5em',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// In the dark scheme the wash is fainter, or the light lines drawn over it would not show.
globalStyle(`.${icon} path:first-child`, {
  fill: vars.color.accent.highlight,
  stroke: 'none',
  '@media': { [media.dark]: { fillOpacity: 0.42 } },
});
