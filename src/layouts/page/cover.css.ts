import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Text of a cover (first part of a page), on the home page and on pages of sub-sites. */
export const words = style({ padding: `${t.space[4]} ${t.gutter} ${t.space[6]}` });

globalStyle(`.${words} h1`, {
  fontSize: t.fontSize.display,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

// A long title next to a picture is smaller, as large as the titles of pages without a cover.
export const long = style({});

globalStyle(`.${long} h1`, { fontSize: t.fontSize.h1, lineHeight: t.lineHeight.title });

export const kicker = style({
  marginBottom: t.space[2],
  color: t.color.text.accent,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
});

export const text = style({
  maxWidth: 'min(42ch,max(46vw,31rem))',
  margin: `${t.space[3]} 0`,
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
});

export const actions = style(t.wrap(`${t.space[2]} clamp(.5rem,2vw,1rem)`));

// On a phone two buttons with short labels share a line; longer ones take a line each.
globalStyle(`.${actions}>a`, {
  width: 'auto',
  flexGrow: 1,
  paddingInline: 'clamp(.875rem,4.2vw,1.5rem)',
  ...t.on.tablet({ flexGrow: 0 }),
});

export const scroll = style({
  ...t.touchLine('inline-flex'),
  gap: t.space[1],
  marginTop: t.space[3],
  '::after': {
    content: '',
    width: '.5rem',
    height: '.5rem',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    transform: 'translateY(-25%) rotate(45deg)',
  },
});

/** Height on a phone: limited, so that the first button is visible without scrolling. */
const PICTURE_HEIGHT = 'min(75vw,40svh)';

/** For browsers without the unit `svh`: their `vh` includes the address bar, so the height is smaller. */
const OLD_HEIGHT = 'min(75vw,36vh)';

/** Cover of the portfolio (the main site): a landscape that fades into the background, with text at the left. */
export const landscape = style({ position: 'relative', isolation: 'isolate' });

globalStyle(`.${landscape} img`, {
  width: '100%',
  height: [OLD_HEIGHT, PICTURE_HEIGHT],
  objectFit: 'cover',
  objectPosition: '100% 52%',
  '@media': {
    [t.media.desktop]: {
      objectPosition: '100% 35%',
      position: 'absolute',
      right: 0,
      zIndex: -1,
      width: '75%',
      height: '100%',
      // A short gradient at the bottom: in a long one the dark bushes would look grey.
      maskImage: 'radial-gradient(78% 134% at 100% 12%,#000 66%,#0008 82%,#0002 93%,#0000)',
    },
    [t.media.dark]: { mixBlendMode: 'multiply' },
    // In the dark scheme the gradient also hides the dark bushes.
    [`${t.media.dark} and ${t.media.desktop}`]: {
      maskImage: 'radial-gradient(82% 135% at 95% 45%,#000 48%,#0000)',
    },
  },
});

/** Background of the landscape on a phone in the dark scheme: an evening sky, scaled to be as bright as on a desktop. */
const evening = (height: string): string =>
  `linear-gradient(#0000 78%,${t.color.background.page}) 0 0/100% ${height} no-repeat,` +
  `${t.dusk} 76% calc(-.5*${height})/220% calc(2.3*${height}) no-repeat`;

t.parts(landscape, {
  '': {
    '@media': {
      [t.media.dark]: {
        background: evening(PICTURE_HEIGHT),
        '@supports': { 'not (height:1svh)': { background: evening(OLD_HEIGHT) } },
      },
      [`${t.media.dark} and ${t.media.desktop}`]: { background: t.dusk },
    },
  },
  [`>.${words}`]: {
    position: 'relative',
    '@media': {
      [t.media.dark]: { background: t.color.background.page },
      [t.media.desktop]: {
        display: 'grid',
        alignContent: 'center',
        justifyItems: 'start',
        // Limited width, so that the title does not cover the sun in the picture.
        maxWidth: `calc(42rem + ${t.gutter})`,
        paddingRight: 0,
        minHeight: ['clamp(34rem,86vh,46rem)', 'clamp(34rem,86svh,46rem)'],
        background: 'none',
      },
    },
  },
});
