import { style, styleVariants } from '@vanilla-extract/css';
import { colorIn, type SubsiteTheme, subsiteColors } from '../../theme/colors.ts';
import * as t from '../../theme/index.ts';
import { cover } from '../../ui/classes.css.ts';

const { border, text } = t.color;

/** Picture above the text; the links of cards in a row are at the same height. */
const cards = style({
  ...t.stack(`${t.tempo.short} ${t.gap}`),
  ...t.breakEvenly('12.5rem'),
  ...t.on.phone({ gridTemplateColumns: 'minmax(0,1fr)' }),
});

/** Added to cards with large pictures: four are two on a line. */
const large = style(t.breakEvenly('18rem'));

/** Added to cards that are rows on a phone, with a small picture at the left. */
const compact = style({});

/** Wide cards with large numbers. */
const numbered = style({ ...t.stack(t.tempo.even), counterReset: 'a' });

/** A drawing above each entry or, on a phone, at its left, so that the list is not too long. */
const rows = style({
  ...t.stack(`${t.space[5]} ${t.gap}`),
  ...t.breakEvenly('12rem'),
});

/** A line for each entry, its title at the left and its text at the right. */
const lines = style(t.stack(`${t.space[3]} ${t.gap}`));

/** Added to lines with links, between which are rules. */
const ruled = style({ rowGap: 0, borderTop: `1px solid ${border.firm}` });

/** Added to lines below a picture as wide as the screen: each entry is under its part of the picture. */
export const below = style(t.on.desktop({ gridAutoFlow: 'column', gridAutoColumns: '1fr' }));

export const looks = { cards, rows, lines, numbered };
export const values = { large, compact, ruled };

/** A card as wide as its list, with its picture at the left of the text. */
const wide = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: t.gap,
  alignItems: 'center',
} as const;

/** An entry; the one that the address names (`#devis`) is highlighted. */
export const entry = style({
  position: 'relative',
  selectors: {
    [`${cards}>&`]: { display: 'flex', flexDirection: 'column', gap: t.space[2] },
    // With large letters the text, which needs the width of a day, moves below the picture.
    [`${compact}>&`]: t.on.phone({
      flexFlow: 'row wrap',
      alignItems: 'start',
      fontSize: t.fontSize.small,
    }),
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
    [`${ruled}>&`]: { paddingBlock: t.space[1], borderBottom: `1px solid ${border.firm}` },
    '&:target': { background: t.color.background.tint },
  },
});

export const picture = style({
  selectors: {
    [`:is(${cards},${numbered}) &`]: { ...t.photo, borderRadius: t.radius.small },
    [`${compact} &`]: t.on.phone({ width: 'min(6rem,24vw)', aspectRatio: '3/4' }),
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
    [`${numbered} &`]: { ...t.stack(t.space[2]), justifyItems: 'start', maxInlineSize: t.measure },
    [`${lines} &`]: {
      flex: 1,
      ...t.stack(t.space.half),
      ...t.on.tablet({ ...t.stack(`0 ${t.gap}`, t.besideTitle), alignItems: 'baseline' }),
    },
    // The icon and its gap are at the left of the first column.
    [`${icon}+&`]: t.on.desktop({
      gridTemplateColumns: `calc((100% + 3.5rem - 2*${t.gap})/3 - 3.5rem) minmax(0,1fr) auto`,
    }),
    [`${lines}${below} &`]: { ...t.stack(t.space[1], 'minmax(0,1fr)'), alignContent: 'start' },
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
    [`${lines}:not(${ruled}) &`]: { color: text.accent },
  },
});

/** What follows the text: in a card it is at the end. */
export const end = style({
  display: 'contents',
  selectors: {
    [`${cards} &`]: {
      display: 'block',
      alignSelf: 'stretch',
      marginTop: 'auto',
      paddingTop: t.space[1],
      fontWeight: t.fontWeight.strong,
    },
  },
});

/** The link that is the title of an entry in `lines`. */
export const titleLink = style([
  cover,
  { selectors: { '&&': { color: text.link, textDecoration: 'underline' } } },
]);

/** The link of an entry in `lines`, at the right of its text. */
export const more = style({
  ...t.touchLine('inline-flex'),
  fontWeight: t.fontWeight.strong,
  ...t.on.tablet({ gridColumn: 2 }),
  selectors: { [`${icon}+${body} &`]: t.on.desktop({ gridColumn: 3 }) },
});

/** The articles of a category; on a desktop its name is at their left. */
export const group = style({
  ...t.stack(t.gap),
  paddingTop: t.space[3],
  borderTop: `2px solid ${t.color.border.firm}`,
  ...t.on.desktop({ gridTemplateColumns: t.besideTitle }),
});

/** Subsite -> class with the accent colour of that subsite, for cards that link to it. */
export const accentOf = styleVariants(subsiteColors, (_, subsite: SubsiteTheme) => ({
  vars: { [text.accent]: colorIn(subsite, 'light', text.accent) },
  ...t.on.dark({ vars: { [text.accent]: colorIn(subsite, 'dark', text.accent) } }),
}));

/** The links of a card in its accent colour: the first covers the card, the second is above it. */
export const links = style({
  ...t.wrap(`0 ${t.space[3]}`),
  alignItems: 'center',
  minHeight: t.touchTarget,
  color: text.accent,
  fontWeight: t.fontWeight.strong,
});

export const action = style({ ...t.touchLine('flex'), position: 'relative', color: 'inherit' });
