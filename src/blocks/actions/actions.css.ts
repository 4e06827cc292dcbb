import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  selectors: {
    // Print hides buttons that lead to pages of the site: a row of these must not leave an empty margin.
    '&:not(:has([href^=http]))': {
      '@media': { [media.print]: { marginBlockStart: '0 !important' as '0' } },
    },
  },
});

// On a phone buttons below each other are as wide as their line.
globalStyle(`.${actions}>*`, { '@media': { [media.phone]: { flexGrow: 1 } } });
