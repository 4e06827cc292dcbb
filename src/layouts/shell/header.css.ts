import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, border, text } = t.color;

// Sticky, not fixed: the page then begins below the header also when large letters increase its height.
export const header = style({
  top: 0,
  zIndex: t.zIndex.header,
  background: background.page,
  boxShadow: `0 1px ${border.soft}`,
  transition: `background ${t.duration.normal}`,
  selectors: {
    // Without scripts the menu is open on a phone, and a sticky header would cover the page.
    'html.js &': { position: 'sticky' },
    '&[data-scrolled]': {
      // Without this query a browser without `color-mix` would show no background.
      '@supports': {
        '(color:color-mix(in srgb,red,red))': {
          background: `color-mix(in srgb,${background.page} 95%,#0000)`,
          backdropFilter: 'blur(12px)',
        },
      },
    },
  },
  ...t.on.desktop({ position: 'sticky' }),
});

export const bar = style({
  ...t.wrap(`min(${t.space[1]},1vw)`),
  alignItems: 'center',
  // The gap shrinks with the screen: on the narrowest phone three controls must fit at the right of the name.
  minHeight: t.headerHeight,
  paddingInline: t.gutter,
  selectors: { 'html.js &': { flexWrap: 'nowrap' } },
  ...t.on.desktop({ flexWrap: 'nowrap' }),
});

export const mark = style({
  ...t.touchLine('flex'),
  flex: 1,
  color: text.body,
  fontFamily: t.font.title,
  fontSize: t.fontSize.h4,
  fontWeight: t.fontWeight.strong,
  lineHeight: 1.1,
  minWidth: 'min(4em,44vw)',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ...t.on.desktop({ minWidth: 'min-content', overflowWrap: 'normal' }),
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
  columnGap: t.space[2],
  ...t.on.desktop({ justifyContent: 'end', columnGap: 'clamp(.6rem,2.8vw - 1.2rem,1.3rem)' }),
});

export const link = style({
  ...t.touchLine('flex'),
  color: 'inherit',
  fontWeight: t.fontWeight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': {
      boxShadow: `inset 0 -3px ${accent.second}`,
      ...t.on.forcedColors({ textDecoration: 'underline' }),
    },
    '&::-webkit-details-marker': { display: 'none' },
  },
  ...t.on.desktop({ fontSize: '.9375rem' }),
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

t.parts(header, {
  [` [data-button] .${link}`]: {
    paddingInline: t.space[2],
    borderRadius: t.radius.small,
    background: background.action,
    color: text.onAction,
  },
  [` [data-button] .${link}[aria-current]`]: { boxShadow: `inset 0 -4px ${accent.highlight}` },
});

export const menu = style({ position: 'relative', border: 0 });

t.parts(menu, {
  ' a': {
    whiteSpace: 'normal',
    ...t.on.desktop({ paddingInline: t.space[1], outlineOffset: '-3px' }),
  },
  '>ul': t.on.desktop({
    position: 'absolute',
    top: 'calc(100% + .875rem)',
    right: 0,
    width: '18rem',
    padding: `${t.space[1]} ${t.space[2]}`,
    background: background.raised,
    color: text.body,
    borderTop: `4px solid ${accent.second}`,
    boxShadow: t.shadow.panel,
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
  fontWeight: t.fontWeight.strong,
  // The text of the last control, not its invisible edge, aligns with the right edge of the page's text.
  ...t.on.desktop({ marginInlineEnd: '-12px' }),
});

export const lens = style({
  width: '24px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
});
