import { globalStyle } from '@vanilla-extract/css';
import { barsHeight, duration, horizonHeight, media, space } from './scale.ts';

// `none`, not the usual `0.01ms`: with transitions on every element Chromium hides text whose inherited colour changes.
// With `none` no `transitionend` event fires; no script waits for one.
globalStyle('*,::before,::after', {
  boxSizing: 'border-box',
  '@media': {
    [media.reducedMotion]: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});

// Also where a class displays the element as a grid: a number to pay to is hidden after its last day.
globalStyle('[hidden]', { display: 'none !important' as 'none' });

// Except dialogs, which `margin: auto` centres.
globalStyle(':where(:not(dialog))', { margin: 0 });

globalStyle('html', {
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Without this padding the bars would cover the heading that a link such as `#contact` targets.
  '@media': {
    [media.tall]: { scrollPaddingTop: `calc(${barsHeight} + ${space[2]})` },
    [media.motion]: { scrollBehavior: 'smooth' },
  },
});

globalStyle('img,svg,video,canvas,iframe', { display: 'block', maxWidth: '100%', border: 0 });

globalStyle('picture', { display: 'contents' });

// In a grid each `source` would take a cell, because `picture` is `display: contents`.
globalStyle('source', { display: 'none' });

// Photos are in a `picture`, drawings are not. Photos are cropped more at the bottom than at the top, where faces are.
globalStyle(':root picture>img', { objectPosition: '50% 25%' });

globalStyle('img,video', { height: 'auto' });

// A tall photo between paragraphs must not be higher than the screen.
globalStyle('p img', { maxHeight: '90vh', objectFit: 'contain' });

// In the dark scheme photos are at dusk, too: drawings have a dusk of their own.
const dusk = 'brightness(.85) saturate(.9) sepia(.1)';
globalStyle('picture>img', { '@media': { [media.dark]: { filter: dusk } } });

globalStyle('button,input,select,textarea', { font: 'inherit', color: 'inherit' });

globalStyle('button,summary,[role=tab]', { cursor: 'pointer' });

// Lists without markers have `role=list`: without this role Safari does not announce them as lists.
globalStyle(':where([role=list])', { padding: 0, listStyle: 'none' });

// Behind a dialog or the open menu the page does not scroll, and does not become wider without its scroll bar. `overflow` is
// on `body` only: if `html` had it too, `body` would become a scroll container, and sticky elements would move.
const MODAL = ':has(dialog:modal,#menu:popover-open)';
globalStyle(`html[data-scroll-bar]${MODAL}`, { scrollbarGutter: 'stable' });
globalStyle(`body${MODAL}`, { overflow: 'hidden' });

// The menu of a phone covers the page: neither keys nor screen readers find anything behind it. The header is visible.
globalStyle('body:has(#menu:popover-open)', {
  visibility: 'hidden',
  transition: `visibility ${duration.normal}`,
});

// The drawing above the footer covers no text.
globalStyle('main:where(#contenu)>:last-child', { paddingBottom: `calc(2.2*${horizonHeight})` });
