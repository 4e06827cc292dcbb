import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colorIn, type SectionTheme, sectionColors } from '../../theme/colors.ts';
import * as t from '../../theme/index.ts';

const { border, text } = t.color;

/** An entry; the one that the address names (`#devis`) is highlighted. */
export const entry = style({
  position: 'relative',
  margin: 0,
  ':target': { background: t.color.background.tint },
});

export const body = style({});

export const title = style({ fontSize: t.fontSize.h3 });

/** Picture above the text; the links of cards in a row are at the same height. */
const cards = style(t.stack(`clamp(2rem,4vw,3rem) ${t.space[4]}`));

t.breakEvenly(cards, { least: '12.5rem', gap: t.space[4] });
globalStyle(`.${cards}`, t.on.phone({ gridTemplateColumns: 'minmax(0,1fr)' }));

t.parts(cards, {
  '>li': { display: 'flex', flexDirection: 'column', gap: t.space[2] },
  ' img': {
    ...t.photo,
    borderRadius: t.radius.small,
    transition: `transform ${t.duration.normal}`,
  },
  '>:hover img': { transform: 'translateY(-4px)' },
  [` .${body}`]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: t.space[1],
    flexGrow: 1,
  },
  [` .${body}>:is(a,button,div):last-child`]: { marginTop: 'auto' },
  [` .${body}>p:nth-last-child(2)`]: { paddingBottom: t.space[1] },
  [` .${body}>a`]: { fontWeight: t.fontWeight.strong },
  ' progress': { alignSelf: 'stretch' },
});

/** Cards with large pictures: four are two on a line. */
const large = style([cards]);

t.breakEvenly(large, { least: '18rem', gap: t.space[4] });

/** Cards that are rows on a phone, with a small picture at the left. */
const compact = style([cards]);

t.parts(compact, {
  '>li': t.on.phone({
    display: 'grid',
    gridTemplateColumns: 'min(6rem,24vw) minmax(0,1fr)',
    alignItems: 'start',
  }),
  ' img': t.on.phone({ aspectRatio: '3/4' }),
  [` .${body}>p+p,.${compact} h3+p`]: t.on.phone({ fontSize: t.fontSize.small, lineHeight: 1.5 }),
});

/** A card as wide as its list, with its picture at the left of the text. */
const wide = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: t.space[5],
  alignItems: 'center',
} as const;

globalStyle(`.${cards}>:only-child`, t.on.tablet({ ...wide, alignItems: 'start' }));

/** Wide cards with large numbers. */
const numbered = style({ ...t.stack(t.space[8]), counterReset: 'a' });

t.parts(numbered, {
  '>li': {
    ...t.stack(t.space[3]),
    counterIncrement: 'a',
    '@media': {
      [t.media.tablet]: wide,
      [t.media.desktop]: { gridTemplateColumns: '7fr 5fr', columnGap: t.space[8] },
    },
  },
  ' img': { ...t.photo, borderRadius: t.radius.small },
  [` .${body}`]: { ...t.stack(t.space[2]), justifyItems: 'start', maxInlineSize: t.measure },
  ' h3::before': {
    content: 'counter(a)',
    display: 'block',
    color: text.accent,
    fontSize: t.fontSize.figure,
    lineHeight: t.lineHeight.tight,
  },
  ' ul': { color: text.quiet, listStyle: 'disc' },
});

/** A line above each entry, with its drawing: on a phone at the left of the text, so that the list is not too long. */
const rows = style(t.stack(`${t.space[5]} ${t.space[4]}`));

t.breakEvenly(rows, { least: '12rem', gap: t.space[4] });
// Without drawings the texts are longer.
t.breakEvenly(`${rows}:not(:has(svg,img))`, { least: '30rem', gap: t.space[4] });

t.parts(rows, {
  '>li': {
    ...t.stack(t.space[2], 'auto 1fr'),
    paddingTop: t.space[2],
    borderTop: `2px solid ${border.firm}`,
    ...t.on.tablet({ display: 'block' }),
  },
  ' h3': { marginBlock: t.space[1], fontSize: t.fontSize.h4 },
  // Drawings have an empty margin inside: shifted to the left by its width, they align with the text.
  ' svg': { width: t.space[8], height: t.space[8], marginLeft: '-.25rem' },
  ' img': {
    width: t.space[8],
    objectFit: 'cover',
    ...t.on.tablet({ width: '100%', maxWidth: '11rem' }),
  },
  ' a': { ...t.touchLine('inline-flex'), fontWeight: t.fontWeight.strong },
});

/** The title is on the first line of the text. */
const runIn = style(t.stack(`${t.space[3]} ${t.space[4]}`));

t.breakEvenly(runIn, { least: '21rem', gap: t.space[4] });

t.parts(runIn, {
  ' :is(h3,p)': { display: 'inline', marginRight: '.4em' },
  ' h3': { fontSize: t.fontSize.h4 },
  ' h3 a': { color: text.link, textDecoration: 'underline' },
  // A full stop after the title; `/''` hides it from screen readers.
  ' h3:not(:only-child)::after': { content: "'.'/''" },
});

export const looks = { cards, large, compact, numbered, rows, runIn };

/** Section -> class with the accent colour of that section, for cards that link to it. */
export const accentOf = styleVariants(sectionColors, (_, section: SectionTheme) => ({
  vars: { [text.accent]: colorIn(section, 'light', text.accent) },
  ...t.on.dark({ vars: { [text.accent]: colorIn(section, 'dark', text.accent) } }),
}));

/** The links of a card in its accent colour: the first covers the card, the second is above it. */
export const links = style({
  ...t.wrap(`0 ${t.space[3]}`),
  alignItems: 'center',
  color: text.accent,
  fontWeight: t.fontWeight.strong,
});

globalStyle(`.${links} a`, { ...t.touchLine('flex'), position: 'relative', color: 'inherit' });

/** The articles of a category; on a desktop its name is at their left, sticky. */
export const group = style({
  ...t.stack(t.space[4]),
  paddingTop: t.space[3],
  borderTop: `2px solid ${t.color.border.firm}`,
  ...t.on.desktop({ gridTemplateColumns: '1fr 3fr' }),
});

globalStyle(
  `.${group}>h3`,
  t.on.desktop({
    position: 'sticky',
    top: `calc(${t.headerHeight} + ${t.space[3]})`,
    alignSelf: 'start',
  }),
);

/** Quotations, side by side. */
export const testimonials = style({
  ...t.stack(`${t.space[6]} ${t.space[8]}`),
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr' }),
});

t.parts(testimonials, {
  '>figure': { paddingTop: t.space[3], borderTop: `.5rem solid ${t.color.accent.highlight}` },
  ' blockquote': { padding: 0, border: 0 },
  ' figcaption': { marginTop: t.space[2], fontSize: t.fontSize.body },
});
