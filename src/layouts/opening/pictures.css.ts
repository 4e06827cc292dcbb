import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { behind, below, sheet } from './opening.css.ts';

/** Height of a picture on a phone: the first button is then on the first screen. */
export const pictureHeight = 'min(48vw,20vh)';

/** On a phone only a part of a wide picture is shown, so that people in it are large enough; in browsers without it, all. */
const part = (objectViewBox: string) => ({ objectViewBox }) as object;

/** A picture as wide as the screen on a phone. */
export const picture = style({
  width: '100%',
  objectFit: 'cover',
  selectors: {
    [`${behind}>&`]: {
      height: pictureHeight,
      objectPosition: '100% 60%',
      '@media': {
        [t.media.desktop]: {
          position: 'absolute',
          height: '100%',
          // The left part, under the text, is transparent.
          maskImage: 'linear-gradient(90deg,#0000 40%,#000 56%)',
        },
        [t.media.print]: { display: 'none' },
      },
    },
    // The picture of a sheet, which is less wide, is whole, and at the right of the text only; on a phone people at its lower
    // edge are above the fade.
    [`${behind}:not(${sheet})>&`]: t.on.phone(part('inset(0 0 0 24%)')),
    [`${sheet}>&`]: {
      '@media': {
        [t.media.phone]: { objectPosition: '100% 90%' },
        [t.media.desktop]: {
          right: 0,
          width: '58%',
          maskImage: 'linear-gradient(90deg,#0000,#000 40%)',
        },
      },
    },
    [`${below}>&`]: {
      height: 'max(9rem,18vh)',
      // Cropped at the top, where these pictures show only sky.
      objectPosition: '75% 100%',
      '@media': {
        [t.media.phone]: part('inset(0 4% 0 14%)'),
        [t.media.tablet]: { height: 'auto', maxHeight: 'max(26rem,61vh)' },
      },
    },
  },
});

/** An object that stands on the ribbon: below the words on a phone, else at their right up to the edge of the window. */
export const drawing = style({
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
      width: `calc(${t.span(4, '100%')} + ${t.gutter})`,
      height: 'auto',
      // Air between a tall picture and the bars above the header.
      maxHeight: 'calc(100% - .5rem)',
      marginBottom: 0,
    },
    // An object has no dusk of its own, as scenes have.
    [t.media.dark]: { filter: 'brightness(.88)' },
    [t.media.print]: { display: 'none' },
  },
});
