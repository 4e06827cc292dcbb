import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on } from '../../theme/layout.ts';
import { space, zIndex } from '../../theme/scale.ts';

export const skip = style({
  position: 'fixed',
  top: space[1],
  left: space[2],
  zIndex: zIndex.toast,
  padding: `${space[1]} ${space[2]}`,
  background: vars.color.background.strong,
  color: vars.color.text.onStrong,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

// Clipped, not hidden, so that sticky elements inside work. In large letters a long word breaks rather
// than widen its column; a table scrolls instead.
globalStyle('#contenu', {
  flex: '1 0 auto',
  overflow: 'clip',
  overflowWrap: 'anywhere',
  outline: 'none',
});

// While another page loads. In the menu of a phone only the links fade, since its panel covers the page.
globalStyle('html[data-loading] :is(#contenu,#menu>ul)', { opacity: 0.5, cursor: 'progress' });

// The page behind a dialog or the menu neither scrolls nor grows wider. On the body alone: with `overflow`
// on the root, the body would scroll by itself, and sticky elements with it.
const modal = ':has(dialog:modal,#menu[data-open])';
globalStyle(`html[data-scroll-bar]${modal}`, { scrollbarGutter: 'stable' });
globalStyle(`body${modal}`, { overflow: 'hidden' });

// The header is opaque above the menu of a phone.
globalStyle('header:has(#menu[data-open])', { background: vars.color.background.page });

globalStyle('#contenu table', { overflowWrap: 'break-word' });

globalStyle('#app', { display: 'flex', flexDirection: 'column', minHeight: '100vh' });

for (const frame of ['header', 'nav', 'footer', 'a']) {
  globalStyle(`#app>${frame}`, on.print({ display: 'none' }));
}

globalStyle('html #app', on.print({ display: 'block' }));
