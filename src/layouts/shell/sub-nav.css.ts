import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  headerHeight,
  media,
  space,
  subnavHeight,
  zIndex,
} from '../../theme/scale.ts';

const { accent, background, focus, text } = vars.color;

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: zIndex.subnav,
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  height: subnavHeight,
  background: background.strong,
  color: text.onStrong,
  vars: { [focus]: accent.highlight },
  // Below the header where that is sticky.
  selectors: { 'html.js &': { top: headerHeight } },
  '@media': { [media.desktop]: { top: headerHeight } },
});

/** The name of the sub-site, where there is room for it. */
export const name = style({
  display: 'none',
  flex: 1,
  paddingLeft: gutter,
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
  '@media': { [media.wide]: { display: 'block' } },
});

// On a phone the row runs from edge to edge and fades at its end, to show that it scrolls.
export const list = style({
  display: 'flex',
  gap: space[3],
  height: '100%',
  paddingLeft: gutter,
  paddingRight: '3rem',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  maskImage: 'linear-gradient(90deg,#000 calc(100% - 3rem),#0000)',
  '@media': {
    [media.desktop]: { maskImage: 'none', paddingRight: gutter },
    [media.wide]: { paddingLeft: 0 },
  },
});

globalStyle(`.${list} a`, {
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  color: 'inherit',
  fontSize: fontSize.small,
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  outlineOffset: '-3px',
});

globalStyle(`.${list} a:hover`, { textDecoration: 'underline' });

globalStyle(`.${list} a[aria-current]`, {
  boxShadow: `inset 0 -4px ${accent.highlight}`,
  fontWeight: fontWeight.strong,
  '@media': { [media.forcedColors]: { textDecoration: 'underline' } },
});

// Focused elements and anchors stay below both bars.
globalStyle(`html:has(.${nav})`, {
  scrollPaddingTop: `calc(${headerHeight} + ${subnavHeight} + ${space[2]})`,
});
