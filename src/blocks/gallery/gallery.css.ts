import { style, styleVariants } from '@vanilla-extract/css';
import { duration, media, radius, space } from '../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,minmax(0,1fr))',
  placeItems: 'stretch',
  gridAutoFlow: 'dense',
  gap: space[1],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: space[2] },
  },
  // Its pictures lie over their places, which would have no height of their own.
  '@supports': {
    'not (aspect-ratio:1)': {
      gridAutoRows: '45vw',
      '@media': { [media.tablet]: { gridAutoRows: '22vw' } },
    },
  },
});

const place = style({ position: 'relative', margin: 0 });

/** The place of a picture in the grid, by its word in the page's frontmatter: near the shape it was drawn in. */
export const span = styleVariants({
  normal: [place, { aspectRatio: '1' }],
  large: [
    place,
    {
      gridColumn: 'span 2',
      aspectRatio: '16/9',
      '@media': { [media.tablet]: { aspectRatio: '3/2' } },
    },
  ],
  haut: [place, { gridRow: 'span 2', aspectRatio: '2/3' }],
  grand: [place, { gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: '4/3' }],
});

export const opener = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  borderRadius: radius.small,
  cursor: 'zoom-in',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Where height lacks, the sky gives way, not the people.
  objectPosition: '50% 75%',
  transition: `transform ${duration.slow}`,
  selectors: { [`${opener}:hover &`]: { transform: 'scale(1.03)' } },
});
