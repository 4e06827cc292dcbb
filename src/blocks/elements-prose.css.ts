import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';
import { prose } from '../theme/prose.css.ts';
import { actions } from '../ui/button/button.css.ts';
import { base } from './section/boxes.css.ts';
import { body, head, layout, whole } from './section/section.css.ts';

/** Margin between a live block (hydrated by React in the browser) and the text before. */
export const live = style({
  selectors: { '&:not(:first-child)': { marginBlockStart: t.space[5] } },
});

export const boxless = style({ display: 'contents' });

/** Added to an island that does nothing without its scripts. */
export const scripted = style({
  selectors: { 'html:not(.js) &,&[data-failed]': { display: 'none' } },
});

/** Title of a picture -> how it is cropped: its important part is at the right, or all of it is shown. */
export const crops: Readonly<Record<string, string>> = {
  droite: style({ selectors: { '&,:root picture>&': { objectPosition: '86% 50%' } } }),
  entière: style({ selectors: { '&&': { aspectRatio: 'auto' } } }),
};

/** Footnotes; on a page of bands (full-width sections) they look like a band, at the end of a running text a line is above them. */
export const notes = style({
  padding: `${t.space[6]} ${t.gutter} 5rem`,
  fontSize: t.fontSize.small,
  selectors: {
    [`${prose}>&`]: {
      marginBlockStart: t.space[6],
      padding: `${t.space[3]} 0 0`,
      borderBlockStart: `1px solid ${t.color.border.soft}`,
    },
  },
});

t.parts(notes, {
  '>h2': { marginBlockEnd: t.space[2], fontSize: t.fontSize.body },
  '>ol': { maxInlineSize: t.measure },
  ' li+li': { marginBlockStart: t.space[1] },
});

// What an editor writes in a part of a band has no class: texts, and lists and boxes of blocks among them.

// A band without a title.
globalStyle(`:where(.${layout.text}>*)`, t.on.desktop({ gridColumn: '2/-1' }));
globalStyle(`:where(.${layout.wide}>*)`, t.on.desktop({ gridColumn: '1/-1' }));

// A list above the title of a band is its table of contents.
t.parts(head, { '>ul': { paddingInlineStart: 0, listStyle: 'none' } });

globalStyle(`:is(.${body},.${whole})>*+:is(div[class],[role=list]):not(.${actions})`, {
  marginTop: t.tempo.short,
});

// After cards, too, a text stands in the second and third column; a link below them does not.
t.parts(whole, {
  [`>:is(p,h3,h4,ul,ol,dl):not([class],[role=list],ul~p:has(>a:only-child)),.${whole}>.${actions}`]:
    t.indented,
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
