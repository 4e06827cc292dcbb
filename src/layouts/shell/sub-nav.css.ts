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
  // Below the header where that is sticky.
  selectors: { 'html.js &': { top: headerHeight } },
  ...on.desktop({ top: headerHeight }),
});

/** The name of the sub-site, in two lines on a phone. */
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

// It fades where links are hidden; at its ends only the padding fades.
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
    // In view before the first paint where the browser supports it, elsewhere as soon as scripts run.
    scrollInitialTarget: 'nearest',
    boxShadow: `inset 0 -4px ${accent.highlight}`,
    fontWeight: fontWeight.strong,
    ...on.forcedColors({ textDecoration: 'underline' }),
  },
});

// Focused elements and anchors stay below both bars.
globalStyle(`html:has(.${nav})`, {
  scrollPaddingTop: `calc(${headerHeight} + ${subnavHeight} + ${space[2]})`,
});
