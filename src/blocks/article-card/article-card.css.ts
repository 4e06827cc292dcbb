import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, media, space } from '../../theme/scale.ts';

/** Across the page, its picture beside the text. */
export const wide = style({
  selectors: {
    // Named with its element, it wins over the plain card.
    'li&': {
      '@media': {
        [media.tablet]: {
          display: 'grid',
          gridColumn: '1/-1',
          gridTemplateColumns: '1fr 1fr',
          gridTemplateRows: 'repeat(7,auto) 1fr',
          columnGap: space[5],
          justifyItems: 'start',
        },
      },
    },
  },
});

globalStyle(`ul>li.${wide}>:not(a,button)`, { '@media': { [media.tablet]: { margin: 0 } } });

globalStyle(`ul>li.${wide}>*`, { '@media': { [media.tablet]: { gridColumn: 2 } } });

/** One size, whatever its level. */
export const title = style({ fontSize: fontSize.h3 });

// The picture, with or without the sources before it.
globalStyle(`ul>li.${wide} img`, {
  '@media': { [media.tablet]: { gridColumn: 1, gridRow: '1/9' } },
});
