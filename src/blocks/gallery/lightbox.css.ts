import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

// The dialog has a dark background in all sections, in the light and in the dark scheme.
export const box = style({
  inlineSize: '100vw',
  blockSize: ['100%', '100dvh'],
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: `${t.space[2]} 0`,
  border: 0,
  background: t.pigment.night,
  color: t.pigment.paper,
  vars: { [t.color.focus]: t.pigment.paper },
  selectors: {
    '&[open]': {
      ...t.stack(t.space[1], 'minmax(0,1fr)'),
      gridTemplateRows: 'auto minmax(0,1fr) auto',
    },
  },
  // On a phone in landscape the texts and buttons are at the side of the picture.
  ...t.on.lowScreen({ gridTemplateColumns: 'minmax(0,1fr) 12.5rem' }),
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: t.space[2],
  paddingInline: t.space[2],
  ...t.on.lowScreen({ gridColumn: 2, flexWrap: 'wrap', gap: t.space.half }),
});

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  outlineOffset: '-6px',
  '::-webkit-scrollbar': { display: 'none' },
  '@media': {
    [t.media.motion]: { scrollBehavior: 'smooth' },
    [t.media.lowScreen]: { gridArea: '1/1/4/2' },
  },
});

export const slide = style({
  flex: 'none',
  inlineSize: '100%',
  paddingInline: t.space[2],
  // A quick swipe shows the next picture, not a later one.
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
});

export const figure = style({
  ...t.stack(t.space[1]),
  gridTemplateRows: 'minmax(0,1fr) auto',
  justifyItems: 'center',
  blockSize: '100%',
});

/** Not as high as its figure: a click next to the picture closes the dialog. */
export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  minBlockSize: 0,
  alignSelf: 'center',
  objectFit: 'contain',
  filter: 'none',
});

export const caption = style({
  maxInlineSize: '60ch',
  color: 'inherit',
  textAlign: 'center',
  textWrap: 'balance',
});
