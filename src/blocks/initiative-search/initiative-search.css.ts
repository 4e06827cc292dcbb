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
  // Old browsers do not know `<search>` and display it inline.
  display: 'block',
  // On a low or narrow screen (in rem) `top` is very negative, so the bar does not stick and hide most of the page.
  top: `min(${barsHeight},(100vh - 26rem)*99,(100vw - 22rem)*99)`,
  zIndex: zIndex.subnav - 1,
  marginBlock: space[4],
  padding: `${space[2]} ${space[1]}`,
  ...framed,
  // Without scripts the bar does nothing, so it does not stick.
  selectors: {
    'html.js &': { position: 'sticky' },
  },
  ...on.tablet({ padding: space[2] }),
});

// The browser scrolls focused links and buttons to below the bar. Not with `scroll-padding`, with which the page would
// scroll at each key typed in the bar.
globalStyle(`[data-live]:has(>.${bar})~:is(div,ol,p,table,ul) :is(a,button)`, {
  scrollMarginTop: '12rem',
  ...on.tablet({ scrollMarginTop: '7rem' }),
});

export const form = style({
  ...stack(space[1], 'repeat(auto-fit,minmax(min(100%,max(8.5rem,14.5ch)),1fr))'),
  // Columns are at least `14.5ch` wide, because a browser with a minimum font size enlarges the text of selects.
  alignItems: 'end',
  fontSize: fontSize.small,
  ...on.tablet({ gridTemplateColumns: 'repeat(3,minmax(0,1fr)) auto', gap: space[2] }),
});

// Less padding on a phone: the text of the button must fit in half of the screen.
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
  // The text of a field cannot wrap, so its size is limited by the width of the screen.
  fontSize: 'min(1em,8vw)',
  fontWeight: fontWeight.text,
  ...on.tablet({ paddingInline: '.75rem' }),
});

// Less padding: browsers indent the text of a `<select>` more than the text of an `<input>`.
globalStyle(`select.${input}`, {
  paddingInline: space.half,
  ...on.tablet({ paddingInline: space[1] }),
});
