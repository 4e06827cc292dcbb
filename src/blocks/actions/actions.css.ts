import { style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: {
    // Paper shows links to elsewhere only: a row of other buttons would leave its air, on a last sheet alone.
    '&:not(:has([href^=http]))': {
      '@media': { [media.print]: { marginBlockStart: '0 !important' as '0' } },
    },
  },
});
