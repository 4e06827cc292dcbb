import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const grid = style({
  ...t.stack(t.space[1], 'repeat(2,minmax(0,1fr))'),
  placeItems: 'stretch',
  gridAutoFlow: 'dense',
  '@media': {
    [t.media.tablet]: { gridTemplateColumns: 'repeat(4,minmax(0,1fr))', gap: t.space[2] },
    [t.media.desktop]: { gap: t.gap },
  },
});

const cell = style({ position: 'relative', minBlockSize: 0 });

/** Size of a picture in the grid, by the value of `span` in the frontmatter. */
export const span = styleVariants({
  normal: [cell, { aspectRatio: '1' }],
  large: [
    cell,
    {
      gridColumn: 'span 2',
      aspectRatio: '16/9',
      ...t.on.tablet({ aspectRatio: '3/2' }),
    },
  ],
  haut: [cell, { gridRow: 'span 2', aspectRatio: '2/3' }],
  grand: [cell, { gridColumn: 'span 2', gridRow: 'span 2', aspectRatio: '4/3' }],
});

export const opener = style({
  display: 'block',
  blockSize: '100%',
  overflow: 'hidden',
  borderRadius: t.radius.small,
  cursor: 'zoom-in',
});

export const picture = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  // Cropped more at the top than at the bottom: people are in the lower part of these pictures.
  objectPosition: '50% 75%',
  transition: `transform ${t.duration.slow}`,
  selectors: { [`${opener}:hover &`]: { transform: 'scale(1.03)' } },
});

/** Caption on a small label over the lower left corner of the picture. */
export const caption = style({
  position: 'absolute',
  inset: 'auto auto 0 0',
  padding: `0 ${t.space[1]}`,
  background: t.color.background.page,
  pointerEvents: 'none',
});
