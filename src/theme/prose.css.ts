import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from './scale.ts';

/** Written text: its own rhythm and measure; whatever is not text keeps the full width. */
export const prose = style({});

globalStyle(`:where(.${prose}>:not(:first-child))`, { marginBlockStart: space[3] });

globalStyle(`:where(.${prose}>:is(p,ul,ol,dl,blockquote,h2,h3,h4,details))`, {
  maxInlineSize: measure,
});

globalStyle(`:where(.${prose}>h2:not(:first-child))`, { marginBlockStart: space[8] });

globalStyle(`:where(.${prose}>h3:not(:first-child))`, { marginBlockStart: space[6] });

globalStyle(`:where(.${prose}>h4:not(:first-child))`, { marginBlockStart: space[4] });

// A title belongs to what follows it. `+` stands outside of `:where()`: within, one element replaced anywhere
// makes Chromium compute the styles of the whole document again.
globalStyle(`:where(.${prose})>:where(h2,h3,h4)+*`, { marginBlockStart: space[2] });

const APART = 'hr,figure,blockquote,table';

globalStyle(`:where(.${prose}>:is(${APART})),:where(.${prose})>:where(${APART})+*`, {
  marginBlockStart: space[5],
});

globalStyle(`:where(.${prose} li:not(:first-child))`, { marginBlockStart: space[1] });
