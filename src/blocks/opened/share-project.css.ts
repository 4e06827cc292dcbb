import { style } from '@vanilla-extract/css';
import { stack } from '../../theme/layout.ts';
import { space } from '../../theme/scale.ts';

export const address = style({ overflowWrap: 'anywhere' });

export const actions = style({
  ...stack(space[1], 'repeat(auto-fit,minmax(min(100%,11rem),1fr))'),
  marginBlockStart: space[3],
});
