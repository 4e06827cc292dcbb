import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import { media, space } from '../../theme/scale.ts';

/** A sub-site's opening: its colour and motif at the left, its picture at the right, up to the edge. */
export const sideBySide = style({
  display: 'grid',
  ...on.desktop({ gridTemplateColumns: '1fr 1fr' }),
  // Sized so that the motif shows at the left of the picture.
  selectors: { 'header&': on.desktop({ backgroundSize: '50vw,auto' }) },
});

parts(sideBySide, {
  ' img': {
    height: '100%',
    minHeight: '15rem',
    maxHeight: ['36vh', '40svh'],
    // Cropped at the top rather than at the bottom: people are low in these pictures.
    objectPosition: '50% 70%',
    '@media': {
      [media.tablet]: { maxHeight: ['47vh', '52svh'] },
      // A grid area, not `order`: the picture must not move when the words after it load.
      [media.desktop]: { gridArea: '1/2', minHeight: '30rem', maxHeight: 'none' },
    },
  },
  '>div': { alignSelf: 'center', ...on.desktop({ gridArea: '1/1', paddingRight: space[6] }) },
});

/** The picture behind the text, from edge to edge, fading into the background of the text. */
export const behind = style({
  position: 'relative',
  ...on.desktop({ display: 'grid', alignItems: 'center', minHeight: 'clamp(30rem,44vw,52rem)' }),
});

/** The same on a light background, which is dark in the dark scheme. */
export const light = style({ background: vars.color.background.band });

parts(behind, {
  ' img': {
    height: ['min(75vw,36vh)', 'min(75vw,40svh)'],
    objectPosition: '100% 60%',
    maskImage: 'linear-gradient(#000 80%,#0000)',
    ...on.desktop({
      position: 'absolute',
      height: '100%',
      // Under the words the background is plain.
      maskImage: 'linear-gradient(90deg,#0000 45%,#000 62%)',
    }),
  },
  '>div': { position: 'relative', ...on.desktop({ width: '46%', paddingRight: 0 }) },
});

/** The picture below the text, from edge to edge. */
export const below = style({ display: 'grid' });

parts(below, {
  ' img': {
    minHeight: '17rem',
    maxHeight: ['max(26rem,61vh)', 'max(26rem,66svh)'],
    // Cropped at the top, where the sky is.
    objectPosition: '75% 100%',
  },
  // On a desktop the title is at the left, the rest at the right.
  '>div': on.desktop({ display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: space[6] }),
  '>div>*': { gridColumn: 2 },
  '>div>:first-child': { gridColumn: 1 },
  ' h1': { gridArea: 'auto/1/span 2' },
});

globalStyle(`:is(.${sideBySide},.${behind},.${below}) img`, { width: '100%', objectFit: 'cover' });
