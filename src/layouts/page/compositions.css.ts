import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scale.ts';

const { background } = vars.color;

/** A sub-site's opening: its colour and motif, its picture out to the edge. */
export const beside = style({
  display: 'grid',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr' } },
  // The motif must show before the picture begins.
  selectors: {
    'header&': { '@media': { [media.desktop]: { backgroundSize: '50vw,auto' } } },
  },
});

globalStyle(`.${beside}>img`, {
  width: '100%',
  height: '100%',
  minHeight: '15rem',
  maxHeight: ['36vh', '40svh'],
  objectFit: 'cover',
  // Cropped at the top rather than at the bottom: people stand low in these pictures.
  objectPosition: '50% 70%',
  '@media': {
    [media.tablet]: { maxHeight: ['47vh', '52svh'] },
    [media.desktop]: { order: 1, minHeight: '30rem', maxHeight: 'none' },
  },
});

globalStyle(`.${beside}>div`, {
  alignSelf: 'center',
  '@media': { [media.desktop]: { paddingRight: space[6] } },
});

/** The picture behind the text, from edge to edge, fading into the ground that the text stands on. */
export const behind = style({
  position: 'relative',
  isolation: 'isolate',
  selectors: { 'header&': { background: background.strong } },
});

/** The same on a light ground, dark by night as the page is. */
export const light = style({ selectors: { 'header&&': { background: background.band } } });

globalStyle(`.${behind}>img`, {
  width: '100%',
  height: ['min(75vw,36vh)', 'min(75vw,40svh)'],
  objectFit: 'cover',
  objectPosition: '100% 60%',
  maskImage: 'linear-gradient(#000 80%,#0000)',
  '@media': {
    [media.tablet]: { height: ['47vh', '52svh'] },
    [media.desktop]: {
      position: 'absolute',
      zIndex: -1,
      height: '100%',
      // Under the words the ground is plain.
      maskImage: 'linear-gradient(90deg,#0000 45%,#000 62%)',
    },
  },
});

globalStyle(`.${behind}>div`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      alignContent: 'center',
      width: '46%',
      minHeight: 'clamp(30rem,44vw,42rem)',
      paddingRight: 0,
    },
  },
});

/** The picture below the text, from edge to edge. */
export const below = style({
  display: 'grid',
  selectors: { 'header&': { background: background.strong } },
});

globalStyle(`.${below}>img`, {
  order: 1,
  width: '100%',
  minHeight: '17rem',
  maxHeight: ['max(26rem,54vh)', 'max(26rem,58svh)'],
  objectFit: 'cover',
  // Cropped at the top, where the sky is.
  objectPosition: '75% 100%',
});

globalStyle(`.${below}>div`, {
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[6],
      alignItems: 'start',
      paddingBlock: `${space[6]} ${space[5]}`,
    },
  },
});

// The title at left, what follows it at right.
globalStyle(`.${below}>div>*`, { '@media': { [media.desktop]: { gridColumn: 2 } } });

globalStyle(`.${below}>div>:is(h1,:first-child)`, {
  '@media': { [media.desktop]: { gridColumn: 1 } },
});

globalStyle(`.${below} h1`, { '@media': { [media.desktop]: { gridRow: 'span 2' } } });
