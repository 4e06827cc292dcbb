import { globalStyle, style } from '@vanilla-extract/css';
import { fontSize, measure, space } from './scale.ts';

/** Running text with a limited line length; tables, figures and blocks have the full width. */
export const prose = style({});

globalStyle(`:where(.${prose}>:not(:first-child))`, { marginBlockStart: space[3] });

globalStyle(
  `:where(.${prose}>:is(p,blockquote,h2,h3,h4,details,:is(ul,ol,dl):not([class],[role=list])))`,
  {
    maxInlineSize: measure,
  },
);

globalStyle(`:where(.${prose}>h2:not(:first-child))`, { marginBlockStart: space[8] });

globalStyle(`:where(.${prose}>:is(h3,h4):not(:first-child))`, { marginBlockStart: space[5] });

// Less space after a heading. `+` is outside `:where()`: with `+` inside it, Chromium would recompute the styles of the
// whole document each time a script replaces an element.
globalStyle(`:where(.${prose})>:where(h2,h3,h4)+*`, { marginBlockStart: space[2] });

const SPACED = 'hr,figure,blockquote,table';

globalStyle(`:where(.${prose}>:is(${SPACED})),:where(.${prose})>:where(${SPACED})+*`, {
  marginBlockStart: space[5],
});

// Lists without markers have gaps of their own.
globalStyle(`:where(.${prose} :not([role=list])>li:not(:first-child))`, {
  marginBlockStart: space[1],
});

/** Added to the text of an article, whose headings are smaller than the title of its page. */
export const article = style({});

globalStyle(`.${article} h2:not(section>h2)`, {
  marginBlockStart: space[5],
  fontSize: fontSize.lead,
});
