import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';
import { cover } from '../../ui/classes.css.ts';

const { border, text } = t.color;

/** Picture above the text; the links of cards in a row are at the same height. */
const cards = style({
  ...t.stack(`${t.tempo.short} ${t.gap}`),
  ...t.breakEvenly({ least: '12.5rem', gap: t.gap }),
  ...t.on.phone({ gridTemplateColumns: 'minmax(0,1fr)' }),
});

/** Cards with large pictures: four are two on a line. */
const large = style([cards, t.breakEvenly({ least: '18rem', gap: t.gap })]);

/** Cards that look like sheets of paper with a folded corner. */
const sheets = style([cards]);

/** Cards that are rows on a phone, with a small picture at the left. */
const compact = style([cards]);

/** Cards of which, on a phone, the first is large. */
const lead = style([compact]);

/** Wide cards with large numbers. */
const numbered = style({ ...t.stack(t.tempo.even), counterReset: 'a' });

/** A drawing above each entry or, on a phone, at its left, so that the list is not too long. */
const rows = style({
  ...t.stack(`${t.space[5]} ${t.gap}`),
  ...t.breakEvenly({ least: '12rem', gap: t.gap }),
});

/** A line for each entry, its title at the left and its text at the right; rules only between drawings. */
const lines = style(t.stack(`${t.space[3]} ${t.gap}`));

/** Lines below a picture as wide as the screen: each entry is under its part of the picture. */
const below = style({
  ...t.stack(`${t.space[3]} ${t.gap}`),
  ...t.on.desktop({ gridAutoFlow: 'column', gridAutoColumns: '1fr' }),
});

export const looks = { cards, large, compact, lead, sheets, numbered, rows, lines, below };

/** A card as wide as its list, with its picture at the left of the text. */
const wide = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: t.gap,
  alignItems: 'center',
} as const;

const withLink = `${lines}>:has(svg,a)`;

/** The folded corner of a sheet, and the paper around it. */
const fold = `linear-gradient(45deg,${border.soft} 50%,#0000 0)`;
const paper = `linear-gradient(225deg,#0000 .88rem,${t.color.background.raised} 0)`;

/** An entry; the one that the address names (`#devis`) is highlighted. */
export const entry = style({
  position: 'relative',
  margin: 0,
  selectors: {
    [`${cards}>&`]: { display: 'flex', flexDirection: 'column', gap: t.space[2] },
    [`${sheets}>&`]: {
      padding: t.inset,
      background: `${fold} 100% 0/1.25rem 1.25rem no-repeat,${paper}`,
      filter: `drop-shadow(0 1px 3px ${border.soft})`,
    },
    // With large letters the text, which needs the width of a day, moves below the picture.
    [`${compact}>&`]: t.on.phone({ flexFlow: 'row wrap', alignItems: 'start' }),
    [`${lead}>&:first-child`]: t.on.phone({ flexFlow: 'column', alignItems: 'stretch' }),
    [`${cards}>&:only-child`]: t.on.tablet({ ...wide, alignItems: 'start' }),
    [`${numbered}>&`]: {
      ...t.stack(t.space[3]),
      counterIncrement: 'a',
      '@media': {
        [t.media.tablet]: wide,
        [t.media.desktop]: { gridTemplateColumns: `minmax(0,1fr) calc((100% - 2*${t.gap})/3)` },
      },
    },
    // Every second picture is at the right.
    [`${numbered}>&:nth-child(even)`]: t.on.desktop({ gridTemplateColumns: t.besideTitle }),
    [`${rows}>&`]: { ...t.stack(t.space[2], 'auto 1fr'), ...t.on.tablet({ display: 'block' }) },
    [`${lines}>&`]: { display: 'flex', gap: t.space[2] },
    [`${lines}>&:has(svg,a)`]: {
      paddingBlock: t.space[1],
      borderBlock: `1px solid ${border.firm}`,
    },
    [`${withLink}+&`]: { marginTop: `calc(-1*${t.space[3]} - 1px)` },
    '&:target': { background: t.color.background.tint },
  },
});

export const picture = style({
  selectors: {
    [`:is(${cards},${numbered}) &`]: { ...t.photo, borderRadius: t.radius.small },
    [`${compact} &`]: t.on.phone({ width: 'min(6rem,24vw)', aspectRatio: '3/4' }),
    [`${lead}>:first-child &`]: t.on.phone({ width: '100%', aspectRatio: '3/2' }),
    [`${numbered}>:nth-child(even)>&`]: t.on.tablet({ order: 1 }),
    [`${rows} &`]: {
      width: '6rem',
      objectFit: 'cover',
      ...t.on.tablet({ width: '100%', maxWidth: '14rem' }),
    },
  },
});

export const icon = style({
  selectors: {
    // Drawings have an empty margin inside: shifted to the left by its width, they align with the text.
    [`${rows} &`]: { width: t.space[8], height: t.space[8], marginLeft: '-.25rem' },
    [`${lines} &`]: { width: t.space[5], height: t.space[5] },
  },
});

export const body = style({
  selectors: {
    [`${cards} &`]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'start',
      gap: t.space[1],
      flexGrow: 1,
    },
    [`${compact} &`]: t.on.phone({ flex: '1 1 9rem', minWidth: 0 }),
    [`${lead}>:first-child &`]: t.on.phone({ flexBasis: 'auto' }),
    [`${numbered} &`]: { ...t.stack(t.space[2]), justifyItems: 'start', maxInlineSize: t.measure },
    [`${below} &`]: { ...t.stack(t.space[1], 'minmax(0,1fr)'), alignContent: 'start' },
    [`${lines} &`]: {
      flex: 1,
      ...t.stack(t.space.half),
      ...t.on.tablet({ ...t.stack(`0 ${t.gap}`, t.besideTitle), alignItems: 'baseline' }),
    },
    // The icon and its gap are at the left of the first column.
    [`${lines}>:has(svg) &`]: t.on.desktop({
      gridTemplateColumns: `calc((100% + 3.5rem - 2*${t.gap})/3 - 3.5rem) minmax(0,1fr) auto`,
    }),
  },
});

export const title = style({
  fontSize: t.fontSize.h3,
  selectors: {
    [`${numbered} &::before`]: {
      content: 'counter(a)',
      display: 'block',
      color: text.accent,
      fontSize: t.fontSize.figure,
      lineHeight: t.lineHeight.tight,
    },
    [`${rows} &`]: { marginBlock: t.space[1] },
    [`:is(${below},${lines}>:not(:has(a))) &`]: { color: text.accent },
    [`${lines}>:has(a):not(:has(svg)) &`]: { fontSize: '1.5rem' },
  },
});

// What follows the text is given by each list; its last link or button is at the end of the card.
t.parts(cards, {
  [` .${body}>:is(a,button,div):last-child,.${cards} .${body}>p:has(+progress)`]: {
    marginTop: 'auto',
  },
  [` .${body}>p:nth-last-child(2)`]: { paddingBottom: t.space[2] },
  [` .${body}>a`]: { fontWeight: t.fontWeight.strong },
});

t.parts(compact, {
  [` .${body}>p+p,.${compact} .${title}+p`]: t.on.phone({
    fontSize: t.fontSize.small,
    lineHeight: 1.5,
  }),
});

/** The details of an entry, below its text. */
export const details = style({ color: text.quiet, listStyle: 'disc' });

/** The link that is the title of an entry in `lines`. */
export const titleLink = style([
  cover,
  {
    selectors: { ':is(h3,h4) &': { color: text.link, textDecoration: 'underline' } },
  },
]);

/** The link of an entry in `lines`, at the right of its text. */
export const more = style({
  ...t.touchLine('inline-flex'),
  fontWeight: t.fontWeight.strong,
  ...t.on.tablet({ gridColumn: 2 }),
  selectors: { [`${lines}>:has(svg) &`]: t.on.desktop({ gridColumn: 3 }) },
});

/** The articles of a category; on a desktop its name is at their left. */
export const group = style({
  ...t.stack(t.gap),
  paddingTop: t.space[3],
  borderTop: `2px solid ${t.color.border.firm}`,
  ...t.on.desktop({ gridTemplateColumns: t.besideTitle }),
});
