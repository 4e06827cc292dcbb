import { globalStyle, style } from '@vanilla-extract/css';
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

const inMenu = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`html.js .${panel} ${selector}`, { '@media': { [small]: rule } });

inMenu('>ul', { display: 'block' });

inMenu('>ul>li', { borderBottom: `1px solid ${t.lineOnStrong}` });

for (const item of ['>ul>li>a', 'summary'])
  inMenu(item, { minHeight: '3.25rem', fontFamily: t.font.title, fontSize: t.fontSize.h3 });

inMenu('[aria-current]', {
  boxShadow: 'none',
  color: accent.highlight,
  textDecoration: 'underline',
  textUnderlineOffset: '.3em',
});

inMenu('>ul>[data-button]', { marginTop: t.space[3], border: 0 });

inMenu('>ul>[data-button]>a', {
  justifyContent: 'center',
  background: accent.highlight,
  color: text.onHighlight,
});

inMenu('details>ul', { padding: `0 0 ${t.space[2]} ${t.space[3]}` });

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
