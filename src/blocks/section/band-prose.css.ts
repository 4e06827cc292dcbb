import { globalStyle } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { actions } from '../../ui/button/button.css.ts';
import { base } from './boxes.css.ts';
import { body, head, layout, whole } from './section.css.ts';

// What an editor writes in a part of a band has no class: texts, and lists and boxes of blocks among them.

// A band without a title.
globalStyle(`:where(.${layout.text}>*)`, t.on.desktop({ gridColumn: '2/-1' }));
globalStyle(`:where(.${layout.wide}>*)`, t.on.desktop({ gridColumn: '1/-1' }));

// A list above the title of a band is its table of contents.
t.parts(head, { '>ul': { paddingInlineStart: 0, listStyle: 'none' } });

globalStyle(`:is(.${body},.${whole})>*+:is(div,ul,ol)[class]:not(.${actions})`, {
  marginTop: t.tempo.short,
});

// After cards, too, a text stands in the second and third column; a link below them does not.
t.parts(whole, {
  [`>:is(p,h3,h4,ul,ol,dl):not([class],ul~p:has(>a:only-child)),.${whole}>.${actions}`]: t.indented,
});

t.parts(base, { ' p:first-child': t.lead });

t.parts(layout.wide, {
  // The sentence beside the title is large.
  [`>.${body}>p:first-child`]: { color: t.color.text.quiet, ...t.lead },
  // A quotation at the start of a band is one large sentence, the loud moment of its page.
  '>blockquote:first-child': {
    maxInlineSize: 'none',
    padding: `calc(${t.tempo.loud} - ${t.tempo.even}) 0 0`,
    border: 0,
    fontSize: t.fontSize.h2,
    lineHeight: t.lineHeight.title,
  },
});
