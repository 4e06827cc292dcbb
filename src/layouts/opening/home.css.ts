import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** Height of a picture above its text: low on a phone, whose first screen then has the first button; people are whole on a tablet. */
export const pictureHeight = 'min(48vw,max(20vh,min(36vh,84vw - 20rem)))';

/** An evening sky behind the landscape in the dark scheme; on a phone it is scaled to be as bright as on a desktop. */
const evening =
  `linear-gradient(#0000 78%,${background.page}) 0 0/100% ${pictureHeight} no-repeat,` +
  `${t.dusk} 76% calc(-.5*${pictureHeight})/220% calc(2.3*${pictureHeight}) no-repeat`;

/** The landscape, and the sky behind it: on a phone above the text, else at its right. */
const landscape = {
  height: pictureHeight,
  '@media': {
    [t.media.desktop]: {
      position: 'absolute',
      right: 0,
      zIndex: -1,
      width: '75%',
      height: '100%',
      // A short gradient at the bottom: in a long one the dark bushes would look grey.
      maskImage: 'radial-gradient(78% 134% at 100% 12%,#000 66%,#0008 82%,#0000)',
    },
    [t.media.dark]: { mixBlendMode: 'multiply' },
    // In the dark scheme the gradient also hides the dark bushes.
    [`${t.media.dark} and ${t.media.desktop}`]: {
      maskImage: 'radial-gradient(82% 135% at 95% 45%,#000 48%,#0000)',
    },
  },
} as const;

/** Opening of the home page: a landscape that fades into the background, with text at the left. */
export const home = style({
  isolation: 'isolate',
  '@media': {
    [t.media.dark]: { background: evening },
    [`${t.media.dark} and ${t.media.desktop}`]: { background: t.dusk },
  },
  // The sun is cropped as the picture, in which the sky is transparent.
  selectors: {
    '&::before': {
      ...landscape,
      content: '',
      position: 'absolute',
      inset: '0 0 auto auto',
      zIndex: -1,
      width: '100%',
      background:
        'url("/soleil.svg") 100% 35%/cover no-repeat,linear-gradient(#fbf6ec 9%,#f8d48c 56%)',
    },
  },
});

// The styles of its parts come after those of all openings, in `opening.css.ts`.
export const homePicture = { ...landscape, objectPosition: '100% 35%' } as const;

export const homeWords = {
  position: 'relative',
  '@media': {
    [t.media.dark]: { background: background.page },
    [t.media.desktop]: {
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      // Limited width, so that the title does not cover the sun in the picture.
      maxWidth: '66%',
      paddingRight: 0,
      minHeight: 'clamp(34rem,86vh,46rem)',
      background: 'none',
    },
  },
} as const;
