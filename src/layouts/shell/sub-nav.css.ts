import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts } from '../../theme/layout.ts';
import {
  fontSize,
  fontWeight,
  gutter,
  headerHeight,
  lineHeight,
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
  height: subnavHeight,
  background: background.strong,
  color: text.onStrong,
  vars: { [focus]: accent.highlight },
  // Below the header when the header is sticky: with scripts, or on a desktop.
  selectors: { 'html.js &': { top: headerHeight } },
  ...on.desktop({ top: headerHeight }),
});

/** Name of the sub-site; on a phone it may have two lines. */
export const name = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: '.5em',
  maxWidth: `calc(${gutter} + 8.875rem)`,
  paddingLeft: gutter,
  marginRight: space[1],
  fontFamily: vars.font.title,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.title,
  '@media': {
    [media.narrow]: { display: 'none' },
    [media.tablet]: { flex: '1 0 auto', maxWidth: 'none' },
    [media.desktop]: { fontSize: fontSize.h4 },
  },
});

globalStyle(`.${name}::before`, {
  content: '',
  flex: 'none',
  width: '.8em',
  height: '.8em',
  background: `${vars.hour.disc} 0/100% 100%`,
});

// Links fade at the edges where the list can be scrolled; scrolled to an end, only the padding is in the faded part.
export const list = style({
  display: 'flex',
  gap: `clamp(1rem,2.2vw,${space[3]})`,
  height: '100%',
  paddingInline: `${space[2]} max(3rem,${gutter})`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollSnapType: 'x proximity',
  maskImage: 'linear-gradient(90deg,#0000,#000 1rem calc(100% - 3rem),#0000)',
});

parts(list, {
  ' li': { scrollSnapAlign: 'center' },
  ' a': {
    display: 'flex',
    alignItems: 'center',
    height: '100%',
    color: 'inherit',
    fontSize: fontSize.small,
    fontWeight: fontWeight.medium,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    outlineOffset: '-3px',
  },
  ' a:hover': { textDecoration: 'underline' },
  ' a[aria-current]': {
    // Scrolls to the current link before the first paint; in browsers without support `SubNav` does it later.
    scrollInitialTarget: 'nearest',
    boxShadow: `inset 0 -4px ${accent.highlight}`,
    fontWeight: fontWeight.strong,
    ...on.forcedColors({ textDecoration: 'underline' }),
  },
});

// The browser scrolls anchors and focused elements to below both bars.
globalStyle(`html:has(.${nav})`, {
  scrollPaddingTop: `calc(${headerHeight} + ${subnavHeight} + ${space[2]})`,
});
