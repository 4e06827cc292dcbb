import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

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

// The wash of colour lies a little beside its lines, like a print out of register.
globalStyle(`.${icon} path:first-child`, { fill: vars.color.accent.highlight, stroke: 'none' });
