import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background, border, text } = t.color;

// Sticky, not fixed: the page then begins below the header also when large letters increase its height.
export const header = style({
  position: 'relative',
  top: 0,
  zIndex: t.zIndex.header,
  // While the menu of a phone is open, all else is hidden (`theme/reset.css.ts`).
  visibility: 'visible',
  background: background.page,
  boxShadow: `0 1px ${border.soft}`,
  transition: `background ${t.duration.normal}`,
  // In browsers from before 2024 the menu is open on a phone, and a sticky header would cover the page.
  '@supports': { 'selector(:popover-open)': t.on.tall({ position: 'sticky' }) },
  selectors: {
    '&[data-scrolled]': {
      // Without this query a browser without `color-mix` would show no background.
      '@supports': {
        '(color:color-mix(in srgb,red,red))': {
          background: `color-mix(in srgb,${background.page} 95%,#0000)`,
          backdropFilter: 'blur(12px)',
        },
      },
    },
    // Opaque while the menu of a phone is open.
    '&:has(#menu:popover-open)': { background: background.page },
  },
  '@media': {
    [`${t.media.tall} and ${t.media.desktop}`]: { position: 'sticky' },
    [t.media.print]: { display: 'none' },
  },
});

export const bar = style({
  ...t.wrap(`min(${t.space[1]},1vw)`),
  alignItems: 'center',
  // The gap shrinks with the screen: on the narrowest phone three controls must fit at the right of the name.
  minHeight: t.headerHeight,
  paddingInline: t.gutter,
  '@supports': { 'selector(:popover-open)': { flexWrap: 'nowrap' } },
  ...t.on.desktop({ flexWrap: 'nowrap' }),
});

export const mark = style({
  ...t.touchLine('flex'),
  flex: 1,
  color: text.body,
  fontFamily: t.font.title,
  fontSize: t.fontSize.body,
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

/**
 * The icon of a control. Drawn as strokes: in a forced dark mode browsers change the colour of strokes like that of text,
 * but leave fills dark.
 */
export const icon = style({ width: '24px', fill: 'none', stroke: 'currentColor', strokeWidth: 2 });
