import { globalStyle } from '@vanilla-extract/css';
import { whole } from '../../theme/classes.css.ts';
import * as t from '../../theme/index.ts';
import { actions } from '../../ui/button/button.css.ts';
import { layout, section, tone } from './section.css.ts';

// What an editor writes in a band: its title, texts, lists and pictures.

/** Selector of a drawing or a photo that is alone in its paragraph. */
const alone = ':is(img,picture):only-child';

// Two plain bands in succession look like one band, with one padding between them, unless the first ends with a picture.
globalStyle(`.${tone.plain}:where(:not(:has(>p:last-child>${alone})))+.${tone.plain}`, {
  paddingTop: 0,
});

// On a desktop a text stands in the second and third column of its band, at the right of its title; what has a class in a wide
// band, such as a list of cards, has all three.
const PLAIN = ':is(p,h3,h4,ul,ol,dl):not([class])';
const WORDS = `${PLAIN}:not(:has(>${alone}))`;

/** A title with words after it, not a picture; `:has()` cannot hold another `:has()`. */
const TITLE = `h2:has(+${PLAIN}):not(:has(+p>${alone}))`;

/** Size of a title in a narrow place, such as the column beside a form. */
const smaller = (columns: number) => t.fitted(`calc(${t.fontSize.h2}*.75)`, t.span(columns));

/** What stays in view while the list at its right scrolls. */
const STICKY = {
  alignSelf: 'start',
  position: 'sticky',
  top: `calc(${t.barsHeight} + ${t.space[3]})`,
} as const;

t.parts(section, {
  '>*': t.on.desktop({ gridColumn: '2/-1' }),
  '>h2:first-child': t.on.desktop({ gridColumn: 1, alignSelf: 'first baseline' }),
  // The first line of the text aligns with the title at its left.
  [`>h2:first-child+:is(${WORDS},blockquote,p[class])`]: t.on.desktop({
    marginTop: 0,
    alignSelf: 'first baseline',
  }),
  // The maximum width of a paragraph is for text, so a paragraph with only a picture has none.
  [`>p:has(>${alone})`]: { maxWidth: 'none' },
  '>:is(div,ul,ol)[class]': { maxWidth: 'none' },
  [`>*+:is(div,ul,ol)[class]:not(:where(.${actions}))`]: { marginTop: t.tempo.short },
});

t.parts(layout.text, {
  // The text beside the title has several rows; two of them above a table of contents that is below the title.
  '>h2:first-child:not(:has(~nav))': t.on.desktop({ gridRow: '1/99' }),
  '>h2:has(+p+p+nav)': t.on.desktop({ gridRow: '1/3' }),
  // A list begins as high as its title, which sticks beside it.
  '>h2:first-child:has(+ul[class])': t.on.desktop(STICKY),
  '>h2:first-child+ul[class]': t.on.desktop({ marginTop: t.space[1] }),
  // A list at the start of a band, before its title, is a table of contents: sticky at the left.
  '>ul:first-child': {
    paddingInlineStart: 0,
    listStyle: 'none',
    ...t.on.desktop({
      gridArea: '1/1/99/2',
      ...STICKY,
    }),
  },
  '>ul:first-child+h2': t.on.desktop({ marginTop: 0 }),
  // A band without a title has nothing at the left of its cards, nor of the paragraph above them.
  ':not(:has(>h2))>:is([class],p:has(+[class]))': t.on.desktop({ gridColumn: '1/-1' }),
});

t.parts(layout.wide, {
  [`>:not(${WORDS},${TITLE},.${actions})`]: t.on.desktop({ gridColumn: '1/-1' }),
  [`>${TITLE}`]: t.on.desktop({ gridColumn: 1, alignSelf: 'first baseline' }),
  [`>${TITLE}:has(+p+${PLAIN}):not(:has(+p+p>${alone}))`]: t.on.desktop({ gridRow: 'span 2' }),
  [`>h2+${WORDS}`]: t.on.desktop({ alignSelf: 'first baseline' }),
  '>h2+p': {
    marginTop: t.space[3],
    color: t.color.text.quiet,
    ...t.lead,
    ...t.on.desktop({ marginTop: t.space[2] }),
  },
  // A link below cards.
  '>ul~p:has(>a:only-child)': t.on.desktop({ gridColumn: '1/-1' }),
  // A bar of filters sticks over the whole list below it, which it cannot in a row of a grid.
  ':has(search)': t.on.desktop({ display: 'block' }),
  ':has(search)>h2': t.on.desktop({ marginBottom: t.space[3] }),
  ':has(search)>p': { maxWidth: 'none', fontSize: t.fontSize.body },
  // Filters are on the first screen.
  ':has(search,[role=group])': { paddingTop: t.tempo.short },
  // A quotation at the start of a wide band is one large sentence, the loud moment of its page.
  ':has(>blockquote:first-child)': { paddingTop: t.tempo.loud },
  '>blockquote:first-child': {
    padding: 0,
    border: 0,
    fontSize: t.fontSize.h2,
    lineHeight: t.lineHeight.title,
    maxWidth: 'none',
  },
});

// In a wide band a picture that is alone in its paragraph is as wide as the screen.
t.parts(layout.wide, {
  [`>p:has(>${alone})`]: { margin: `${t.tempo.short} calc(-1*${t.gutter})` },
  [`>p:has(>${alone}) img`]: {
    display: 'block',
    width: '100%',
    // A tall photo must not fill the screen. Drawings of the site (12:5) are lower than this, and cropped only on a phone.
    maxHeight: 'max(24rem,43vw)',
    objectFit: 'cover',
    ...t.ground,
  },
  // On a phone only the middle is shown, so that people in the picture are large enough.
  [`>p:has(>${alone}) img:not(.${whole})`]: t.on.phone({ aspectRatio: '4/3' }),
  // At the start of its band a picture touches the band above.
  [`>p:has(>${alone}):first-child`]: {
    marginTop: `calc(-1*${t.tempo.even})`,
    ...t.on.print({ marginTop: 0 }),
  },
  // At the end of its band a picture touches the next band.
  [`>p:has(>${alone}):last-child`]: {
    marginBottom: `calc(-1*${t.tempo.even})`,
    // Printed bands have no padding: with a negative margin the next title would be over the picture.
    ...t.on.print({ marginBottom: 0 }),
  },
});

// The title of an initiative is as large as the title of a band, so the titles of its bands are smaller.
globalStyle(`article>.${section} h2`, {
  fontSize: smaller(12),
  ...t.on.desktop({ fontSize: smaller(4) }),
});

t.parts(layout.beside, {
  '>h2': t.on.desktop({ fontSize: smaller(4) }),
  [`>h2:first-child+${WORDS}`]: t.on.desktop({ marginTop: t.space[2] }),
  '>:not(:last-child)': t.on.desktop({ gridColumn: 1 }),
  '>:last-child:last-child': t.on.desktop({ gridColumn: '2/-1', gridRow: '1/99', marginTop: 0 }),
  // Next to a form a drawing is shown only on a desktop: on a phone it would move the form down.
  [`:has([data-form])>p:has(>${alone})`]: {
    display: 'none',
    ...t.on.desktop({ display: 'block' }),
  },
});
