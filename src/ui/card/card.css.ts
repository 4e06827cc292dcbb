import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, photo } from '../../theme/layout.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

const { accent, text } = vars.color;

/** A card: picture, label, title and text. A link with the class `cover` makes the whole card clickable. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  margin: 0,
});

// `marginBottom: auto` on the last paragraph aligns the links at the end of cards in a row.
parts(card, {
  '>p:last-of-type': { marginBottom: 'auto' },
  ' img': { ...photo, borderRadius: radius.small, transition: `transform ${duration.normal}` },
  // Space between the text and a link or button.
  '>:is(a,button)': { marginTop: space[1] },
  '>a': { fontWeight: fontWeight.strong },
  ':hover img': { transform: 'translateY(-4px)' },
});

/** A card that is a row on a phone, with a small picture at its side. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(6rem,24vw) minmax(0,1fr)',
  columnGap: space[2],
  justifyItems: 'start',
  vars: { '--l': '0' },
  ...on.tablet({ display: 'flex', vars: { '--l': 'initial' } }),
});

parts(row, {
  ' img': { gridArea: '1/1/6', ...on.phone({ aspectRatio: '3/4' }) },
  '>p:last-of-type': on.phone({ fontSize: fontSize.small, lineHeight: 1.5 }),
  // A button is taller than its text, for fingers: negative margins, so that it does not move rows apart.
  '>button': on.phone({ marginBlock: '-.25rem -.75rem' }),
});

/** A small label; after a picture it overlaps the picture's lower edge. */
export const label = style({
  padding: `${space.half} ${space[1]}`,
  background: accent.highlight,
  color: text.onHighlight,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
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
