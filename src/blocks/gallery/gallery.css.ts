import { style, styleVariants } from '@vanilla-extract/css';
import { duration, media, radius, space } from '../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2,1fr)',
  gridAutoRows: 'clamp(7.5rem,38vw,15rem)',
  gridAutoFlow: 'dense',
  gap: space[1],
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(4,1fr)',
      gridAutoRows: 'clamp(9rem,18vw,14.5rem)',
      gap: space[2],
    },
  },
});

/** The place of a picture in the grid, by its word in the page's frontmatter. */
export const span = styleVariants({
  normal: {},
  large: { gridColumn: 'span 2' },
  haut: { gridRow: 'span 2' },
  grand: { gridColumn: 'span 2', gridRow: 'span 2' },
});

export const opener = style({
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: radius.small,
  cursor: 'zoom-in',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transition: `transform ${duration.slow}`,
  selectors: { [`${opener}:hover &`]: { transform: 'scale(1.03)' } },
});
