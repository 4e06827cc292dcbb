import { type StyleRule, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, background, focus, text } = t.color;
const small = `not all and ${t.media.desktop}`;

/** The menu: a row of links on a wide screen; on a phone, with scripts, a panel over the whole screen. */
export const panel = style({
  flexBasis: '100%',
  '@media': {
    [t.media.desktop]: { flexBasis: 'auto' },
    [small]: {
      selectors: {
        'html.js &': {
          position: 'fixed',
          // With a height, not `bottom`: a scrolled header, which blurs what is behind it, is what the panel is placed in.
          inset: `${t.headerHeight} 0 auto`,
          height: [`calc(100vh - ${t.headerHeight})`, `calc(100dvh - ${t.headerHeight})`],
          padding: `${t.space[2]} ${t.gutter} ${t.space[4]}`,
          overflowY: 'auto',
          overscrollBehavior: 'contain',
          background: `linear-gradient(${background.strong} 40%,#0000),${t.motif},${background.strong}`,
          backgroundBlendMode: 'normal,multiply',
          color: text.onStrong,
          vars: { [focus]: accent.highlight },
          visibility: 'hidden',
          opacity: 0,
          transform: 'translateY(-1rem)',
          transition: `opacity ${t.duration.normal},transform ${t.duration.normal} ${t.easing},visibility ${t.duration.normal}`,
        },
        'html.js &[data-open]': { visibility: 'visible', opacity: 1, transform: 'none' },
      },
    },
  },
});

/** Styles in the panel of a phone. */
const inPanel = (selectors: NonNullable<StyleRule['selectors']>) => ({
  '@media': { [small]: { selectors } },
});

const inPanelOf = `html.js ${panel}`;

/** The first level of the menu. */
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: t.space[2],
  // While the next page loads, the links of the open menu are pale, as the page is that they cover.
  selectors: { 'html[data-loading] &': t.paleWhileLoading },
  '@media': {
    [t.media.desktop]: {
      justifyContent: 'end',
      columnGap: 'clamp(.6rem,2.8vw - 1.2rem,1.3rem)',
    },
    [small]: { selectors: { [`${inPanelOf} &`]: { display: 'block' } } },
  },
});

/** An entry of the list; with `data-button` its link looks like a button. */
export const item = style(
  inPanel({
    [`${inPanelOf} &`]: { borderBottom: `1px solid ${t.lineOnStrong}` },
    [`${inPanelOf} &[data-button]`]: { marginTop: t.space[3], border: 0 },
  }),
);

const current = `inset 0 -4px ${accent.highlight}`;

const link = style({
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
  },
  '@media': {
    [t.media.desktop]: { fontSize: '.9375rem' },
    [small]: {
      selectors: {
        // Less specific than the link of a button.
        [`html.js :where(${panel}) &[aria-current]`]: {
          boxShadow: 'none',
          color: accent.highlight,
          textDecoration: 'underline',
          textUnderlineOffset: '.3em',
        },
      },
    },
  },
});

/** A link in the list, or the name of a menu below it. */
export const topLink = style([
  link,
  {
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      'summary&::after': {
        content: '',
        width: '.45em',
        height: '.45em',
        margin: '0 .2em .2em .5em',
        border: 'solid',
        borderWidth: '0 2px 2px 0',
        transform: 'rotate(45deg)',
      },
      '[open]>summary&::after': { transform: 'translateY(.2em) rotate(225deg)' },
      '[data-button]>&': {
        paddingInline: t.space[2],
        borderRadius: t.radius.small,
        background: background.action,
        color: text.onAction,
      },
      [`${list}>[data-button]>&[aria-current]`]: { boxShadow: current },
    },
    ...inPanel({
      [`${inPanelOf} &`]: {
        fontFamily: t.font.title,
        fontSize: t.fontSize.h3,
      },
      [`${inPanelOf} [data-button]>&`]: {
        justifyContent: 'center',
        background: accent.highlight,
        color: text.onHighlight,
      },
    }),
  },
]);

/** A menu that opens below its name. */
export const menu = style({ position: 'relative', border: 0 });

export const menuList = style({
  '@media': {
    [t.media.desktop]: {
      position: 'absolute',
      top: 'calc(100% + .875rem)',
      right: 0,
      width: '18rem',
      padding: `${t.space[1]} ${t.space[2]}`,
      background: background.raised,
      color: text.body,
      borderTop: `4px solid ${accent.second}`,
      boxShadow: t.shadow.panel,
    },
    [small]: {
      selectors: { [`${inPanelOf} &`]: { padding: `0 0 ${t.space[2]} ${t.space[3]}` } },
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

/**
 * Icon of the menu button: three bars, or a cross when the menu is open. Drawn as strokes: in a forced dark mode browsers
 * change the colour of strokes like that of text, but leave fills dark.
 */
export const bars = style({
  width: '1.5rem',
  height: '1.5rem',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

/** The menu button: visible only with scripts, on screens that are too narrow for the row of links. */
export const toggle = style({
  order: 1,
  // The icon, not the invisible edge of the button, aligns with the right edge of the page's text.
  marginInlineEnd: '-10px',
  selectors: { 'html:not(.js) &': { display: 'none' } },
  ...t.on.desktop({ display: 'none' }),
});
