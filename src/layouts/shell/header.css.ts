import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { shadow } from '../../theme/depth.ts';
import { on, parts, touchLine, wrap } from '../../theme/layout.ts';
import {
  duration,
  fontSize,
  fontWeight,
  gutter,
  headerHeight,
  radius,
  space,
  zIndex,
} from '../../theme/scale.ts';

const { accent, background, border, text } = vars.color;

// Sticky, not fixed: the page then begins below the header also when large letters increase its height.
export const header = style({
  top: 0,
  zIndex: zIndex.header,
  background: background.page,
  boxShadow: `0 1px ${border.soft}`,
  transition: `background ${duration.normal}`,
  selectors: {
    // Without scripts the menu is open on a phone, and a sticky header would cover the page.
    'html.js &': { position: 'sticky' },
    '&[data-scrolled]': {
      // Without this query a browser without `color-mix` would show no background.
      '@supports': {
        '(color:color-mix(in srgb,red,red))': {
          background: `color-mix(in srgb,${background.page} 84%,#0000)`,
          backdropFilter: 'blur(12px)',
        },
      },
    },
  },
  ...on.desktop({ position: 'sticky' }),
});

export const bar = style({
  ...wrap(`min(${space[1]},1vw)`),
  alignItems: 'center',
  // The gap shrinks with the screen: on the narrowest phone three controls must fit at the right of the name.
  minHeight: headerHeight,
  paddingInline: gutter,
  selectors: { 'html.js &': { flexWrap: 'nowrap' } },
  ...on.desktop({ flexWrap: 'nowrap' }),
});

export const mark = style({
  ...touchLine('flex'),
  flex: 1,
  color: text.body,
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  fontWeight: fontWeight.strong,
  lineHeight: 1.1,
  minWidth: 'min(4em,44vw)',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ...on.desktop({ minWidth: 'min-content', overflowWrap: 'normal' }),
  '::before': {
    content: '',
    padding: 'min(1.125rem,5.625vw)',
    marginInlineEnd: 'min(.6rem,2vw)',
    background: 'url("/favicon.svg") 0/100%',
  },
});

export const nav = style({ display: 'contents' });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  ...on.desktop({ justifyContent: 'end', columnGap: 'clamp(.6rem,2.8vw - 1.2rem,1.3rem)' }),
});

export const link = style({
  ...touchLine('flex'),
  color: 'inherit',
  fontWeight: fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      boxShadow: `inset 0 -3px ${accent.second}`,
      ...on.forcedColors({ textDecoration: 'underline' }),
    },
    '&::-webkit-details-marker': { display: 'none' },
  },
  ...on.desktop({ fontSize: '.9375rem' }),
});

globalStyle(`summary.${link}::after`, {
  content: '',
  width: '.45em',
  height: '.45em',
  margin: '0 .2em .2em .5em',
  border: 'solid',
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(45deg)',
});

globalStyle(`[open]>summary.${link}::after`, { transform: 'translateY(.2em) rotate(225deg)' });

parts(header, {
  [` [data-button] .${link}`]: {
    paddingInline: space[2],
    borderRadius: radius.small,
    background: background.action,
    color: text.onAction,
  },
  [` [data-button] .${link}[aria-current]`]: { boxShadow: `inset 0 -4px ${accent.highlight}` },
});

export const menu = style({ position: 'relative', border: 0 });

parts(menu, {
  ' a': { whiteSpace: 'normal', ...on.desktop({ paddingInline: space[1], outlineOffset: '-3px' }) },
  '>ul': on.desktop({
    position: 'absolute',
    top: 'calc(100% + .875rem)',
    right: 0,
    width: '18rem',
    padding: `${space[1]} ${space[2]}`,
    background: background.raised,
    color: text.body,
    borderTop: `4px solid ${accent.second}`,
    boxShadow: shadow.panel,
  }),
});

/** The search button, the language link and the menu button, after the navigation. */
export const control = style({
  display: 'grid',
  placeItems: 'center',
  // In pixels, like the height of the header: with larger letters the controls do not grow, only the name does.
  minWidth: '44px',
  height: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '.9375rem',
  fontWeight: fontWeight.strong,
  // The text of the last control, not its invisible edge, aligns with the right edge of the page's text.
  ...on.desktop({ marginInlineEnd: '-12px' }),
});

export const lens = style({
  width: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
