import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const facets = style({
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3,1fr)' } },
});

// On a phone the picture stands beside its words: three rows, not three screens.
globalStyle(`.${facets}>li`, {
  display: 'grid',
  gridTemplateColumns: '6rem 1fr',
  columnGap: space[3],
  justifyItems: 'start',
  margin: 0,
  '@media': { [media.tablet]: { display: 'flex' } },
});

globalStyle(`.${facets} img`, {
  gridRow: '1/4',
  maxWidth: '22rem',
  aspectRatio: '1',
  borderRadius: '50%',
});

globalStyle(`.${facets} :is(a,button)`, { gridColumn: 2 });

globalStyle(`.${facets} h3+p`, { marginBottom: 'auto' });
