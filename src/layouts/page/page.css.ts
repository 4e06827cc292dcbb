import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background, text } = t.color;

/** Header of a page without a `hero`: a very large title on the line pattern of the section. */
export const header = style({
  position: 'relative',
  padding: `clamp(2.5rem,6vw,5rem) ${t.gutter}`,
  background: `linear-gradient(90deg,${background.band} 30%,#0000),${t.motif},${background.band}`,
});

/** Header outside sub-sites and without a drawing: half of the padding. */
export const bare = style({ paddingBlock: t.space[5] });

/** Name of the sub-site, on very narrow screens, where the navigation of the sub-site omits it. */
export const kicker = style({
  display: 'none',
  marginBottom: t.space[1],
  fontFamily: t.font.title,
  fontSize: t.fontSize.h4,
  fontWeight: t.fontWeight.strong,
  ...t.on.narrow({ display: 'block' }),
});

export const title = style({
  fontSize: t.fontSize.display,
  lineHeight: t.lineHeight.tight,
  letterSpacing: t.letterSpacing.display,
});

/** Header of a page in a sub-site: less high, because two bars are above and the text must begin on the first screen. */
export const inner = style({
  display: 'grid',
  alignContent: 'center',
  paddingBlock: t.space[5],
  // The height of a header with a drawing, so that the texts of all pages begin at the same height.
  ...t.on.desktop({ minHeight: '17.25rem' }),
});

globalStyle(`:is(.${bare},.${inner}) h1`, { fontSize: t.fontSize.h1 });

export const lead = style({
  maxWidth: '34.6em',
  marginTop: t.space[3],
  color: text.body,
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
  textWrap: 'balance',
});

// The text has the colour of the header, which is light on the deep colour of a section.
t.parts(header, {
  '>*': { color: 'inherit' },
  [`>.${kicker}`]: { color: text.accent },
  // A drawing touches the lower border and the right edge: next to the text or, on a phone, below the text.
  ' img': {
    position: 'relative',
    display: 'block',
    width: 'min(64vw,16rem)',
    margin: `${t.space[2]} calc(-1*${t.gutter}) calc(-1*clamp(2.5rem,6vw,5rem) - 1rem) auto`,
    aspectRatio: '8/5',
    objectFit: 'cover',
    objectPosition: '0 100%',
    ...t.on.tablet({
      position: 'absolute',
      inset: 'auto 0 -1rem auto',
      width: 'min(38vw,36rem)',
      // A tall picture must not cover the bars above the header.
      maxHeight: 'calc(100% + 1rem)',
      margin: 0,
      aspectRatio: 'auto',
    }),
  },
});

t.parts(inner, {
  ' img': t.on.tablet({ width: 'min(38vw,29rem)' }),
  [`>.${lead}`]: {
    maxWidth: '39.7em',
    marginTop: t.space[2],
    fontSize: t.fontSize.h4,
    ...t.on.tablet({ minHeight: 0 }),
  },
});

globalStyle(`.${header}:has(img)`, t.on.tablet({ paddingRight: '39vw' }));
