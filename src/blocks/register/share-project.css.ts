import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const address = style({ overflowWrap: 'anywhere' });

export const actions = style({
  ...t.stack(t.space[1], 'repeat(auto-fit,minmax(min(100%,11rem),1fr))'),
  marginBlockStart: t.space[3],
});
