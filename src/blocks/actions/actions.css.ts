import { globalStyle, style } from '@vanilla-extract/css';
import { on, wrap } from '../../theme/layout.ts';
import { space } from '../../theme/scale.ts';

export const actions = style({
  ...wrap(space[2]),
  selectors: {
    // Print hides buttons that lead to pages of the site: a row of these must not leave an empty margin.
    '&:not(:has([href^=http]))': on.print({ marginBlockStart: '0 !important' as '0' }),
  },
});

// On a phone buttons below each other are as wide as their line.
globalStyle(`.${actions}>*`, on.phone({ flexGrow: 1 }));
