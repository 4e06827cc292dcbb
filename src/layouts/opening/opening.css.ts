import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** The text of an opening. */
export const words = style({ padding: `${t.space[3]} ${t.gutter}` });

/** A picture as wide as the screen on a phone. */
export const picture = style({ width: '100%', objectFit: 'cover' });

/** A project with a picture behind its text, on a light ground or, with `strong`, on the colour of the section. */
export const behind = style({
  position: 'relative',
  ...t.on.desktop({ display: 'grid', alignItems: 'center', minHeight: 'clamp(27rem,44vw,48rem)' }),
});

/** Added to `behind` for an initiative of citizens: as high as its text. */
export const sheet = style(t.on.desktop({ minHeight: 0 }));

export const below = style({ display: 'grid' });

export const inner = style({
  position: 'relative',
  display: 'grid',
  ...t.on.tablet({ alignItems: 'center' }),
});

/** Added to `inner` with a drawing. */
export const illustrated = style({});

/** Added to an opening that is not in the deep colour of its section. */
export const light = style({});

export const largeTitle = {
  fontSize: t.fontSize.display,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
};

export const title = style({
  selectors: {
    [`:is(${behind}:not(${sheet}),${below}) &`]: largeTitle,
    // A page that belongs to no project opens with a larger title.
    [`${inner}.${illustrated}.${light} &`]: largeTitle,
    [`${inner}:not(${light}) &`]: t.on.phone({ fontSize: '2.25rem' }),
    // On a desktop the title is at the left, the other text at the right.
    [`${below} &`]: { gridArea: 'auto/1/span 2' },
  },
});

/** What is at the right of the title in `below`. */
const right = { [`${below} &`]: { gridColumn: 2 } };

export const text = style({
  maxWidth: 'min(42ch,max(46vw,31rem))',
  marginTop: t.space[2],
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
  '@media': { [t.media.phone]: { fontSize: t.fontSize.body } },
  selectors: {
    ...right,
    [`${inner} &`]: {
      color: 'inherit',
      maxWidth: '39.7em',
      ...t.on.tablet({ fontSize: t.fontSize.h4, textWrap: 'balance' }),
    },
  },
});

export const kicker = style({
  marginBottom: t.space[1],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  selectors: { [`${below} &`]: { gridColumn: 1 } },
});

export const actions = style({
  ...t.wrap(`${t.space[2]} clamp(.5rem,2vw,1rem)`),
  marginTop: t.space[3],
  selectors: right,
});

// On a phone two buttons with short labels share a line; longer ones take a line each.
globalStyle(`.${actions}>a`, {
  width: 'auto',
  flexGrow: 1,
  paddingInline: 'clamp(.875rem,4.2vw,1.5rem)',
  ...t.on.tablet({ flexGrow: 0 }),
});

/** A link to a place further down on the page, with an arrow. */
export const scroll = style({
  ...t.touchLine('inline-flex'),
  gap: t.space[1],
  marginTop: t.space[1],
  '::after': { content: "'↓'/''" },
  selectors: right,
});

/** Height of a picture on a phone: the first button is then on the first screen. */
export const pictureHeight = 'min(48vw,20vh)';

/** On a phone only a part of a wide picture is shown, so that people in it are large enough; in browsers without it, all. */
const part = (objectViewBox: string) => t.on.phone({ objectViewBox } as object);

// The picture of a sheet, which is less wide, is whole.
globalStyle(`.${behind}:not(.${sheet})>.${picture}`, part('inset(0 0 0 24%)'));
globalStyle(`.${below}>.${picture}`, part('inset(0 4% 0 14%)'));

t.parts(behind, {
  [`>.${picture}`]: {
    height: pictureHeight,
    objectPosition: '100% 60%',
    maskImage: 'linear-gradient(#000 90%,#0000)',
    '@media': {
      [t.media.desktop]: {
        position: 'absolute',
        height: '100%',
        // The left part, under the text, is transparent.
        maskImage: 'linear-gradient(90deg,#0000 45%,#000 62%)',
      },
      [t.media.print]: { display: 'none' },
    },
  },
  [`>.${words}`]: {
    position: 'relative',
    ...t.on.desktop({ width: '46%', paddingBlock: t.space[6], paddingRight: 0 }),
  },
});

// The picture of a sheet is at the right of the text only, whole; on a phone people at its lower edge are above the fade.
globalStyle(`.${sheet}>.${picture}`, {
  '@media': {
    [t.media.phone]: { objectPosition: '100% 90%' },
    [t.media.desktop]: {
      right: 0,
      width: '58%',
      maskImage: 'linear-gradient(90deg,#0000,#000 40%)',
    },
  },
});

t.parts(below, {
  [`>.${picture}`]: {
    height: 'max(9rem,18vh)',
    // Cropped at the top, where these pictures show only sky.
    objectPosition: '75% 100%',
    ...t.on.tablet({ height: 'auto', maxHeight: 'max(26rem,61vh)' }),
  },
  [`>.${words}`]: t.on.desktop({
    display: 'grid',
    gridTemplateColumns: '7fr 5fr',
    columnGap: t.space[6],
    paddingBlock: `${t.space[4]} ${t.space[6]}`,
  }),
});

/** A drawing that reaches onto the ribbon: at the right of the words or, on a phone, below them, in the height that they leave. */
export const drawing = style({
  position: 'absolute',
  inset: 'auto 0 -1rem auto',
  // The row of the grid is what the height is a percentage of.
  gridRow: 2,
  width: 'auto',
  height: 'calc(100% + 1rem)',
  aspectRatio: '8/5',
  objectFit: 'cover',
  objectPosition: '0 100%',
  '@media': {
    [t.media.narrow]: { display: 'none' },
    [t.media.tablet]: {
      gridRow: 'auto',
      width: 'min(38vw,34rem)',
      height: 'auto',
      // Air between a tall picture and the bars above the header.
      maxHeight: 'calc(100% - .5rem)',
      objectFit: 'contain',
      objectPosition: '100% 100%',
      aspectRatio: 'auto',
    },
  },
});

globalStyle(`.${behind}.${light}`, { background: background.band });

t.parts(inner, {
  [`.${light}`]: {
    background: `linear-gradient(90deg,${background.band} 30%,#0000),${t.motif},${background.band}`,
  },
  [`.${illustrated}`]: {
    '@media': {
      [t.media.phone]: { gridTemplateRows: 'auto minmax(4rem,1fr)', minHeight: '20rem' },
      [t.media.narrow]: { minHeight: 0 },
      [t.media.desktop]: { minHeight: '17.25rem' },
    },
  },
  [`.${illustrated}.${light}`]: t.on.desktop({ minHeight: 'clamp(17.25rem,27vw,24rem)' }),
  [`>.${words}`]: t.on.tablet({ paddingBlock: t.space[6] }),
  [`.${illustrated}>.${words}`]: {
    '@media': {
      [t.media.phone]: { paddingBottom: t.space[1] },
      [t.media.tablet]: { paddingRight: '39vw' },
    },
  },
});
