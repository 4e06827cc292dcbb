import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontWeight, radius, space } from '../../theme/scale.ts';

export const item = style({ fontWeight: fontWeight.text });

/** Its width is the line's share of the whole. */
export const share = style({
  display: 'block',
  blockSize: space.half,
  marginBlockStart: space.half,
  borderRadius: radius.round,
  backgroundColor: vars.color.accent.main,
});
