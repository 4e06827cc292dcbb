import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { framed, on, stack } from '../../theme/layout.ts';
import {
  barsHeight,
  fontSize,
  fontWeight,
  inset,
  radius,
  space,
  touchTarget,
  zIndex,
} from '../../theme/scale.ts';

export const bar = style({
  // A browser that does not know `<search>` shows it inline.
  display: 'block',
  // On a low screen, or with large letters, a sticky bar would leave no room: a very negative `top` prevents it.
  top: `min(${barsHeight},(100vh - 26rem)*99,(100vw - 22rem)*99)`,
  zIndex: zIndex.subnav - 1,
  marginBlock: space[4],
  padding: `${space[2]} ${space[1]}`,
  ...framed,
  // Useless without scripts.
  selectors: { 'html.js &': { position: 'sticky' } },
  ...on.tablet({ padding: space[2] }),
});

// Focused elements stay below the bar. Not a scroll padding of the page, which would move at each key
// typed in the bar.
globalStyle(`[data-live]:has(>.${bar})~:is(div,ol,p,table,ul) :is(a,button)`, {
  scrollMarginTop: '12rem',
  ...on.tablet({ scrollMarginTop: '7rem' }),
});

export const form = style({
  ...stack(space[1], 'repeat(auto-fit,minmax(min(100%,max(8.5rem,14.5ch)),1fr))'),
  // The font size too: a browser with a minimum font size applies it to lists.
  alignItems: 'end',
  fontSize: fontSize.small,
  ...on.tablet({ gridTemplateColumns: 'repeat(3,minmax(0,1fr)) auto', gap: space[2] }),
});

// In half the width of a small phone the text needs the space of the padding.
globalStyle(`.${form}>button`, {
  paddingInline: space[1],
  fontSize: fontSize.body,
  ...on.tablet({ paddingInline: inset }),
});

export const field = style({ ...stack(space.half), fontWeight: fontWeight.label });

export const input = style({
  inlineSize: '100%',
  minBlockSize: touchTarget,
  paddingInline: space[1],
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.page,
  // A field cannot wrap: its size is limited by the width of the screen.
  fontSize: 'min(1em,8vw)',
  fontWeight: fontWeight.text,
  ...on.tablet({ paddingInline: '.75rem' }),
});

// Browsers indent the text of a list more than that of a field.
globalStyle(`select.${input}`, {
  paddingInline: space.half,
  ...on.tablet({ paddingInline: space[1] }),
});
