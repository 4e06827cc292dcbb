import { style } from '@vanilla-extract/css';

/** The link of a card, which covers the whole card, so that a click anywhere follows it. The card has `position: relative`. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    ':is(h3,h4) &': { color: 'inherit', textDecoration: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});
