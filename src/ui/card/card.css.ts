import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { accent, text } = t.color;

/** A card: picture, label, title and text. A link with the class `cover` makes the whole card clickable. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: t.space[1],
  margin: 0,
});

// `marginBottom: auto` on the last paragraph aligns the links at the end of cards in a row.
t.parts(card, {
  '>p:last-of-type': { marginBottom: 'auto' },
  ' img': {
    ...t.photo,
    borderRadius: t.radius.small,
    transition: `transform ${t.duration.normal}`,
  },
  // Space between the text and a link or button.
  '>:is(a,button)': { marginTop: t.space[1] },
  '>a': { fontWeight: t.fontWeight.strong },
  ':hover img': { transform: 'translateY(-4px)' },
});

/** A card that is a row on a phone, with a small picture at its side. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(6rem,24vw) minmax(0,1fr)',
  columnGap: t.space[2],
  justifyItems: 'start',
  vars: { '--l': '0' },
  ...t.on.tablet({ display: 'flex', vars: { '--l': 'initial' } }),
});

t.parts(row, {
  ' img': { gridArea: '1/1/6', ...t.on.phone({ aspectRatio: '3/4' }) },
  '>p:last-of-type': t.on.phone({ fontSize: t.fontSize.small, lineHeight: 1.5 }),
  // A button is taller than its text, for fingers: negative margins, so that it does not move rows apart.
  '>button': t.on.phone({ marginBlock: '-.25rem -.75rem' }),
});

/** A small label; after a picture it overlaps the picture's lower edge. */
export const label = style({
  padding: `${t.space.half} ${t.space[1]}`,
  background: accent.highlight,
  color: text.onHighlight,
  fontSize: t.fontSize.small,
  fontWeight: t.fontWeight.strong,
  lineHeight: 1.2,
  selectors: {
    ':is(img,picture)+&': { position: 'relative', margin: 'var(--l,-1.75rem 0 .5rem .75rem)' },
  },
});

/** The link of a card, which covers the whole card, so that a click anywhere follows it. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    ':is(h3,h4) &': { color: 'inherit', textDecoration: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});
