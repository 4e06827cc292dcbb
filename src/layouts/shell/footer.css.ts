import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/depth.ts';
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
const ground = `linear-gradient(${scrim.ground} 0 0),${vars.color.background.strong}`;

export const footer = style({
  position: 'relative',
  paddingTop: space[4],
  selectors: { '#app>&': { background: ground } },
});

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
  gap: `${space[2]} clamp(1.5rem,5vw,4.5rem)`,
  padding: `0 ${gutter} clamp(2rem,4vw,3rem)`,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { display: 'flex' } },
});

globalStyle(`.${map}>p+div`, { gridRow: 'span 2' });

globalStyle(`.${last} ul`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

globalStyle(`.${footer} :is(a,div>div>p)`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

// The tagline, and what each list begins with: its name, or the page of which the rest is a part.
globalStyle(`.${map} p,.${map} ul:first-child>:first-child`, {
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.title,
});

globalStyle(`.${map} a:not(:hover)`, { textDecoration: 'none' });

globalStyle(`.${map}>p`, {
  flex: 1,
  gridColumn: '1/-1',
  fontSize: fontSize.h2,
  lineHeight: lineHeight.title,
  textWrap: 'balance',
});
