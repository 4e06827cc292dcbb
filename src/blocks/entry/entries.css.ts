import { globalStyle, style } from '@vanilla-extract/css';
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
  ' img': { ...t.photo, borderRadius: t.radius.small },
  [` .${body}`]: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: t.space[1],
    flexGrow: 1,
  },
  [` .${body}>:is(a,button,div):last-child`]: { marginTop: 'auto' },
  [` .${body}>p:nth-last-child(2)`]: { paddingBottom: t.space[2] },
  [` .${body}>a`]: { fontWeight: t.fontWeight.strong },
  ' progress': { alignSelf: 'stretch' },
});

/** Cards with large pictures: four are two on a line. */
const large = style([cards]);

t.breakEvenly(large, { least: '18rem', gap: t.space[4] });

/** Cards that look like sheets of paper with a folded corner. */
const sheets = style([cards]);

globalStyle(`.${sheets}>li`, {
  padding: t.inset,
  background: `linear-gradient(45deg,${border.soft} 50%,#0000 0) 100% 0/1.25rem 1.25rem no-repeat,linear-gradient(225deg,#0000 .88rem,${t.color.background.raised} 0)`,
  filter: `drop-shadow(0 1px 3px ${border.soft})`,
});

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

/** Cards of which, on a phone, the first is large. */
const lead = style([compact]);

t.parts(lead, {
  '>:first-child': t.on.phone({ display: 'flex' }),
  '>:first-child img': t.on.phone({ aspectRatio: '3/2' }),
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
  // Every second picture is at the right.
  '>:nth-child(even)': t.on.desktop({ gridTemplateColumns: '5fr 7fr' }),
  '>:nth-child(even)>:not(:last-child)': t.on.tablet({ order: 1 }),
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

/** A drawing above each entry or, on a phone, at its left, so that the list is not too long. */
const rows = style(t.stack(`${t.space[5]} ${t.space[4]}`));

t.breakEvenly(rows, { least: '12rem', gap: t.space[4] });

t.parts(rows, {
  '>li': { ...t.stack(t.space[2], 'auto 1fr'), ...t.on.tablet({ display: 'block' }) },
  ' h3': { marginBlock: t.space[1], fontSize: t.fontSize.h4 },
  // Drawings have an empty margin inside: shifted to the left by its width, they align with the text.
  ' svg': { width: t.space[8], height: t.space[8], marginLeft: '-.25rem' },
  ' img': {
    width: '6rem',
    objectFit: 'cover',
    ...t.on.tablet({ width: '100%', maxWidth: '14rem' }),
  },
});

/** A line for each entry, its title at the left and its text at the right; rules only between drawings. */
const lines = style(t.stack(t.space[3]));

t.parts(lines, {
  '>li': { display: 'flex', gap: t.space[2] },
  '>:has(svg,a)': { paddingBlock: t.space[1], borderBlock: `1px solid ${border.firm}` },
  '>:has(svg,a)+li': { marginTop: `calc(-1*${t.space[3]} - 1px)` },
  ' svg': { width: t.space[5], height: t.space[5] },
  [` .${body}`]: {
    flex: 1,
    ...t.stack(t.space.half),
    ...t.on.tablet({ ...t.stack(`0 ${t.space[4]}`, '1fr 2fr'), alignItems: 'baseline' }),
  },
  ' h3 a': { color: text.link, textDecoration: 'underline' },
  '>:not(:has(a)) h3': { color: text.accent, fontSize: t.fontSize.lead },
  [` .${body}>a`]: {
    ...t.touchLine('inline-flex'),
    ...t.on.tablet({ gridColumn: 2 }),
    fontWeight: t.fontWeight.strong,
  },
  [`>:has(svg) .${body}`]: t.on.desktop({ gridTemplateColumns: '1fr 2fr auto' }),
  [`>:has(svg) .${body}>a`]: t.on.desktop({ gridColumn: 3 }),
});

// Below a picture as wide as the screen each entry is under its part of the picture.
const below = `p:has(>:is(img,picture))+.${lines}`;

globalStyle(below, t.on.desktop({ gridAutoFlow: 'column', gridAutoColumns: '1fr' }));
globalStyle(`${below} .${body}`, { display: 'block' });
globalStyle(`${below} h3`, { fontSize: t.fontSize.h4 });

export const looks = { cards, large, compact, lead, sheets, numbered, rows, lines };

/** The articles of a category; on a desktop its name is at their left. */
export const group = style({
  ...t.stack(t.space[4]),
  paddingTop: t.space[3],
  borderTop: `2px solid ${t.color.border.firm}`,
  ...t.on.desktop({ gridTemplateColumns: '1fr 3fr' }),
});

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
