import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { strong } from '../../ui/classes.css.ts';
import { home, homePicture, homeWords, pictureHeight } from './home.css.ts';

const { background } = t.color;

/** The title of a page: no word of it is wider than its container. */
export const title = style({
  fontSize: `min(${t.fontSize.h1},13cqi)`,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

/** A title that would take more than three lines. */
export const long = style([title, { fontSize: `min(${t.fontSize.h2},13cqi)` }]);

/** The element in which a title stands. */
export const room = style({ containerType: 'inline-size' });

const pattern = `linear-gradient(90deg,${background.band} 30%,#0000),${t.motif},${background.band}`;

const base = style({ position: 'relative' });

/** The ground of an opening that has not the deep colour of its section. */
const light = (ground: string) => ({ selectors: { [`&:not(${strong})`]: { background: ground } } });

/** An opening whose picture comes after its words. */
const inner = { display: 'grid', ...light(pattern), ...t.on.tablet({ alignItems: 'center' }) };

/** Opening of a page, by where its picture is. */
export const opening = styleVariants({
  home: [base, home],
  behind: [
    base,
    {
      ...light(background.band),
      ...t.on.desktop({
        display: 'grid',
        alignItems: 'center',
        minHeight: 'clamp(27rem,44vw,48rem)',
      }),
    },
  ],
  below: [base, inner],
  beside: [base, inner],
});

const text = style([room, { padding: `${t.space[3]} ${t.gutter}` }]);

/** The words of an opening; `beside` a drawing they have eight columns. */
export const words = styleVariants({
  home: [text, homeWords],
  behind: [
    text,
    {
      position: 'relative',
      ...t.on.desktop({
        width: `calc(${t.span(6)} + ${t.gutter})`,
        paddingBlock: t.space[6],
        paddingRight: 0,
      }),
    },
  ],
  below: [text, t.on.tablet({ paddingBlock: t.tempo.short })],
  beside: [
    text,
    {
      '@media': {
        [t.media.phone]: { paddingBottom: t.space[1] },
        [t.media.tablet]: {
          width: `calc(${t.span(8)} + 2*${t.gutter})`,
          minHeight: 'clamp(17.25rem,27vw,24rem)',
          alignContent: 'center',
          paddingBlock: t.tempo.short,
        },
      },
    },
  ],
});

/** A picture as wide as the screen on a phone. */
const picture = style({ width: '100%', objectFit: 'cover' });

/** On a phone a wide picture is cropped at its left, so that people in it are large enough; in browsers without it, whole. */
const part = (objectViewBox: string) => ({ objectViewBox }) as object;

export const pictures = styleVariants({
  home: [picture, homePicture],
  behind: [
    picture,
    {
      height: pictureHeight,
      objectPosition: '100% 60%',
      '@media': {
        [t.media.phone]: part('inset(0 0 0 16%)'),
        [t.media.desktop]: {
          position: 'absolute',
          right: 0,
          width: '60%',
          height: '100%',
          // Its left edge, beside the text, is transparent.
          maskImage: 'linear-gradient(90deg,#0000,#000 26%)',
        },
        [t.media.print]: { display: 'none' },
      },
    },
  ],
  /** A scene below the words, cropped at the top, where these pictures show only sky. */
  below: [
    picture,
    {
      height: 'max(9rem,18vh)',
      objectPosition: '75% 100%',
      '@media': {
        [t.media.phone]: part('inset(0 4% 0 14%)'),
        [t.media.tablet]: { height: 'auto', maxHeight: 'max(26rem,61vh,38vw)' },
      },
    },
  ],
  /** An object that stands on the ribbon: below the words on a phone, else at their right up to the edge of the window. */
  beside: {
    position: 'relative',
    justifySelf: 'end',
    width: 'auto',
    height: '9rem',
    marginBottom: '-1rem',
    objectFit: 'contain',
    objectPosition: '100% 100%',
    '@media': {
      [t.media.narrow]: { display: 'none' },
      [t.media.tablet]: {
        position: 'absolute',
        inset: 'auto 0 -1rem auto',
        width: `calc(${t.span(4)} + ${t.gutter})`,
        height: 'auto',
        // Air between a tall picture and the bars above the header.
        maxHeight: 'calc(100% - .5rem)',
        marginBottom: 0,
      },
      // An object has no dusk of its own, as scenes have.
      [t.media.dark]: { filter: 'brightness(.88)' },
      [t.media.print]: { display: 'none' },
    },
  },
});

/** The sentence below the title. */
export const lead = style({
  marginTop: t.space[2],
  ...t.lead,
  ...t.on.tablet({ marginTop: t.space[3] }),
  selectors: { [`${words.home} &`]: { maxWidth: t.measure } },
});

export const actions = style({
  ...t.wrap(`${t.space[2]} clamp(.5rem,2vw,1rem)`),
  alignItems: 'start',
  marginTop: t.space[3],
});

/** A link to a place further down on the page, with an arrow. */
export const scroll = style({
  ...t.touchLine('inline-flex'),
  gap: t.space[1],
  marginTop: t.space[1],
  '::after': { content: "'↓'/''" },
});
