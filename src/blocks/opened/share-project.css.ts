import { style } from '@vanilla-extract/css';
import { space } from '../../theme/scale.ts';

/** An address breaks anywhere, as long as it is. */
export const address = style({ overflowWrap: 'anywhere' });

export const ways = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,11rem),1fr))',
  gap: space[1],
  marginBlockStart: space[3],
});
