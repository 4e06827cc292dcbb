import { globalStyle, style } from '@vanilla-extract/css';
import { on, wrap } from '../../theme/layout.ts';
import { space } from '../../theme/scale.ts';

export const actions = style({
  ...wrap(space[2]),
  selectors: {
    // Only buttons that link to other sites are printed: a row without such a button needs no margin on paper.
    '&:not(:has([href^=http]))': on.print({ marginBlockStart: '0 !important' as '0' }),
  },
});

// On a phone a button that is alone on its line is as wide as the line.
globalStyle(`.${actions}>*`, on.phone({ flexGrow: 1 }));
