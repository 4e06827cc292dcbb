import { globalStyle, style } from '@vanilla-extract/css';
import { measure, space } from './scale.ts';

/** Written text: its own rhythm and measure; whatever is not text keeps the full width. */
export const prose = style({});

globalStyle(`:where(.${prose}>*+*)`, { marginBlockStart: space[3] });

globalStyle(`:where(.${prose}>:is(p,ul,ol,dl,blockquote,h2,h3,h4,details))`, {
  maxInlineSize: measure,
});

globalStyle(`:where(.${prose}>*+h2)`, { marginBlockStart: space[8] });

globalStyle(`:where(.${prose}>*+h3)`, { marginBlockStart: space[6] });

globalStyle(`:where(.${prose}>*+h4)`, { marginBlockStart: space[4] });

// A title belongs to what follows it.
globalStyle(`:where(.${prose}>:is(h2,h3,h4)+*)`, { marginBlockStart: space[2] });

globalStyle(
  `:where(.${prose}>:is(hr,figure,blockquote,table),.${prose}>:is(hr,figure,blockquote,table)+*)`,
  {
    marginBlockStart: space[5],
  },
);

globalStyle(`:where(.${prose} li+li)`, { marginBlockStart: space[1] });
