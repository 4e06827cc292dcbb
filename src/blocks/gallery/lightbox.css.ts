import { globalStyle, style } from '@vanilla-extract/css';
import { pigment } from '../../theme/palette.ts';
import { fontSize, radius, space, touchTarget } from '../../theme/scale.ts';

const light = pigment.paper;

/** A phone on its side: there is room beside the picture, and none above or below it. */
const LOW = '(max-height: 30rem) and (min-aspect-ratio: 4/3)';

// Dark in every section and scheme: a picture is looked at, not its frame.
export const box = style({
  inlineSize: '100vw',
  blockSize: '100dvh',
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  margin: 0,
  padding: space[2],
  border: 0,
  background: 'rgb(10 16 12 / 94%)',
  color: light,
  touchAction: 'pan-y pinch-zoom',
  userSelect: 'none',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0,1fr) auto', gap: space[1] },
  },
  '@media': { [LOW]: { gridTemplateColumns: 'minmax(0,1fr) 12.5rem', columnGap: space[2] } },
});

globalStyle(`.${box} :focus-visible`, { outlineColor: light });

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  '@media': { [LOW]: { gridColumn: 2, flexWrap: 'wrap', gap: space.half } },
});

export const count = style({ fontSize: fontSize.small });

export const button = style({
  minBlockSize: touchTarget,
  paddingInline: space[2],
  border: '1px solid currentColor',
  borderRadius: radius.small,
  background: 'transparent',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const figure = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0,1fr) auto',
  justifyItems: 'center',
  minBlockSize: 0,
  '@media': { [LOW]: { display: 'contents' } },
});

export const picture = style({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  // Not the whole height: beside the picture, a click closes.
  blockSize: 'auto',
  minBlockSize: 0,
  alignSelf: 'center',
  objectFit: 'contain',
  filter: 'none',
  '@media': { [LOW]: { gridArea: '1/1/4/2', justifySelf: 'center' } },
});

export const caption = style({
  maxInlineSize: '60ch',
  color: 'inherit',
  textAlign: 'center',
  '@media': { [LOW]: { gridArea: '2/2', overflowY: 'auto', textAlign: 'start' } },
});
