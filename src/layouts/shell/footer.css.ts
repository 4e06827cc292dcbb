import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  lineHeight,
  media,
  space,
  touchTarget,
} from '../../theme/scale.ts';

// The deep colour in the shade: darker than a band in that colour just above.
const ground = `linear-gradient(#0000004d 0 0),${vars.color.background.strong}`;

export const footer = style({ position: 'relative' });

globalStyle(`#app>.${footer}`, { background: ground });

// Two rows of treetops stand before the end of the page, the far ones higher and lighter.
globalStyle(`.${footer}::before,.${footer}::after`, {
  content: '',
  position: 'absolute',
  insetInline: 0,
  bottom: '100%',
  height: 'clamp(2rem,4vw,3rem)',
  marginBottom: '-1px',
  background: ground,
  maskImage: 'url("__BASE__canopee.svg")',
  maskSize: 'auto 100%',
  pointerEvents: 'none',
});

globalStyle(`.${footer}::before`, {
  height: 'clamp(2.6rem,5.4vw,4rem)',
  maskPosition: '-19rem 0',
  opacity: 0.45,
});

export const last = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  padding: `${space[1]} ${gutter} ${space[2]}`,
  background: vars.color.background.strong,
  fontSize: fontSize.small,
});

/** On a phone two columns, the pages at the left of all else. */
export const map = style({
  display: 'grid',
  gridTemplateColumns: '3fr 4fr',
  gap: `${space[2]} ${space[3]}`,
  padding: `${space[4]} ${gutter} ${space[3]}`,
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      columnGap: 'clamp(2rem,5vw,4.5rem)',
      padding: `${space[6]} ${gutter}`,
    },
  },
});

globalStyle(`.${map}>:only-child,.${map}>p`, { gridColumn: '1/-1' });

globalStyle(`.${map}>p+div`, { gridRow: 'span 2' });

globalStyle(`.${map}>:only-child,.${map}>:only-child>ul,.${last} ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
});

globalStyle(`.${footer} :is(a,div>div>p)`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

// What each list begins with: its name, or the page of which the rest is a part.
globalStyle(`.${map} div>p,.${map} ul:first-child>:first-child`, {
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.title,
});

globalStyle(`.${map} a`, { textDecoration: 'none' });

globalStyle(`.${map} a:hover`, { textDecoration: 'underline' });

export const tagline = style({
  flex: 1,
  fontFamily: vars.font.title,
  fontSize: fontSize.h2,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  textWrap: 'balance',
});
