import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** First part of a sub-site's page: text on the colour and pattern of the sub-site, a picture at the right edge. */
export const sideBySide = style({
  display: 'grid',
  ...t.on.desktop({ gridTemplateColumns: '1fr 1fr' }),
  // The gradient over the pattern is half a screen wide, so that the pattern is visible at the left of the picture.
  selectors: { 'header&': t.on.desktop({ backgroundSize: '50vw,auto' }) },
});

t.parts(sideBySide, {
  ' img': {
    height: '100%',
    minHeight: '15rem',
    maxHeight: ['36vh', '40svh'],
    // Cropped more at the top than at the bottom: people are in the lower part of these pictures.
    objectPosition: '50% 70%',
    '@media': {
      [t.media.tablet]: { maxHeight: ['47vh', '52svh'] },
      // `gridArea`, not `order`: the picture must not move when the text, which follows it in the HTML, is loaded.
      [t.media.desktop]: { gridArea: '1/2', minHeight: '30rem', maxHeight: 'none' },
    },
  },
  '>div': { alignSelf: 'center', ...t.on.desktop({ gridArea: '1/1', paddingRight: t.space[6] }) },
});

/** A picture behind the text, as wide as the screen; it fades out where the text is. */
export const behind = style({
  position: 'relative',
  ...t.on.desktop({ display: 'grid', alignItems: 'center', minHeight: 'clamp(30rem,44vw,52rem)' }),
});

/** Added to `behind`: a light background (a dark one in the dark scheme). */
export const light = style({ background: t.color.background.band });

t.parts(behind, {
  ' img': {
    height: ['min(75vw,36vh)', 'min(75vw,40svh)'],
    objectPosition: '100% 60%',
    maskImage: 'linear-gradient(#000 80%,#0000)',
    ...t.on.desktop({
      position: 'absolute',
      height: '100%',
      // The left part, under the text, is transparent.
      maskImage: 'linear-gradient(90deg,#0000 45%,#000 62%)',
    }),
  },
  '>div': { position: 'relative', ...t.on.desktop({ width: '46%', paddingRight: 0 }) },
});

/** A picture below the text, as wide as the screen. */
export const below = style({ display: 'grid' });

t.parts(below, {
  ' img': {
    minHeight: '17rem',
    maxHeight: ['max(26rem,61vh)', 'max(26rem,66svh)'],
    // Cropped at the top, where these pictures show only sky.
    objectPosition: '75% 100%',
  },
  // On a desktop the title is at the left, the other text at the right.
  '>div': t.on.desktop({ display: 'grid', gridTemplateColumns: '7fr 5fr', columnGap: t.space[6] }),
  '>div>*': { gridColumn: 2 },
  '>div>:first-child': { gridColumn: 1 },
  ' h1': { gridArea: 'auto/1/span 2' },
});

globalStyle(`:is(.${sideBySide},.${behind},.${below}) img`, { width: '100%', objectFit: 'cover' });
