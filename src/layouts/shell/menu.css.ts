import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, focus, text } = t.color;

/** Browsers before 2024: on a phone all links stand in the header, on a wide screen a list shows while its menu has the focus. */
const NO_POPOVERS = 'not selector(:popover-open)';

/** The menu: a row of links on a wide screen; on a phone a popover over the whole screen below the header. */
export const panel = style({
  flexBasis: '100%',
  ...t.on.desktop({ display: 'contents' }),
  selectors: {
    '&:popover-open': {
      inset: `${t.headerHeight} 0 0`,
      width: 'auto',
      height: 'auto',
      padding: `${t.space[2]} ${t.gutter} ${t.space[4]}`,
      border: 0,
      overscrollBehavior: 'contain',
      background: `linear-gradient(${background.strong} 40%,#0000),${t.motif},${background.strong}`,
      backgroundBlendMode: 'normal,multiply',
      color: text.onStrong,
      vars: { [focus]: accent.highlight },
      transition: `opacity ${t.duration.normal},transform ${t.duration.normal} ${t.easing}`,
      '@starting-style': { opacity: 0, transform: 'translateY(-1rem)' },
    },
  },
});

/** The menu of a phone while it is open. */
const inPanel = `${panel}:popover-open`;

/** The first level of the menu. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: t.space[2],
  selectors: {
    // While the next page loads, the links of the open menu are pale, as the page is that they cover.
    'html[data-navigating] &': t.paleWhileLoading,
    [`${inPanel} &`]: { display: 'block' },
  },
  ...t.on.desktop({ justifyContent: 'end', columnGap: 'clamp(.6rem,2.8vw - 1.2rem,1.3rem)' }),
});

/** An entry of the list; with `data-button` its link looks like a button. */
export const item = style({
  selectors: {
    [`${inPanel} &`]: { borderBottom: '1px solid #fff3' },
    [`${inPanel} &[data-button]`]: { marginTop: t.space[3], border: 0 },
  },
});

/** A link of the header or of the bar below it. */
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
    // Less specific than the link of a button.
    [`:where(${inPanel}) &[aria-current]`]: {
      boxShadow: 'none',
      color: accent.highlight,
      textDecoration: 'underline',
      textUnderlineOffset: '.3em',
    },
  },
  ...t.on.desktop({ fontSize: '.9375rem' }),
});

/** A link in the list, or the name of a menu below it. */
export const topLink = style([
  link,
  {
    selectors: {
      '[data-button]>&': {
        paddingInline: t.space[2],
        borderRadius: t.radius.small,
        background: background.action,
        color: text.onAction,
      },
      [`${inPanel} &`]: { fontFamily: t.font.title, fontSize: t.fontSize.h3 },
      [`${inPanel} [data-button]>&`]: {
        justifyContent: 'center',
        background: accent.highlight,
        color: text.onHighlight,
      },
    },
  },
]);

/** Name of a menu, whose list it opens. */
export const menuButton = style([
  topLink,
  {
    padding: 0,
    border: 0,
    background: 'none',
    '::after': {
      content: '',
      width: '.45em',
      height: '.45em',
      margin: '0 .2em .2em .5em',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    selectors: {
      '&[aria-expanded=true]::after': { transform: 'translateY(.2em) rotate(225deg)' },
      [`${inPanel} &`]: { width: '100%' },
    },
  },
]);

/** The list of a menu: below its name or, where browsers cannot place it there, below the header; on a phone a sheet. */
export const menuList = style({
  selectors: {
    '&:popover-open': {
      inset: 'auto 0 0',
      width: 'auto',
      maxHeight: `calc(100% - ${t.headerHeight})`,
      padding: `${t.space[1]} ${t.gutter} ${t.space[3]}`,
      border: 0,
      borderTop: `4px solid ${accent.highlight}`,
      background: background.strong,
      color: text.onStrong,
      ...t.on.desktop({
        inset: `${t.headerHeight} ${t.gutter} auto auto`,
        width: '18rem',
        padding: `${t.space[1]} ${t.space[2]}`,
        background: background.raised,
        color: text.body,
        borderTopColor: accent.second,
        boxShadow: t.shadow,
        '@supports': {
          '(position-area:bottom)': {
            inset: 'auto',
            positionArea: 'bottom span-left',
            marginTop: '.875rem',
          },
        },
      }),
    },
    ':not(:focus-within)>&': {
      '@supports': { [NO_POPOVERS]: t.on.desktop({ display: 'none' }) },
    },
  },
});

export const menuLink = style([
  link,
  {
    whiteSpace: 'normal',
    ...t.on.desktop({ paddingInline: t.space[1], outlineOffset: '-3px' }),
  },
]);

/** The menu button: visible on screens that are too narrow for the row of links. */
export const toggle = style({
  order: 1,
  // The icon, not the invisible edge of the button, aligns with the right edge of the page's text.
  marginInlineEnd: '-10px',
  '@supports': { [NO_POPOVERS]: { display: 'none' } },
  ...t.on.desktop({ display: 'none' }),
});
