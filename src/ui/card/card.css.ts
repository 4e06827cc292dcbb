import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, photo } from '../../theme/layout.ts';
import { duration, fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

const { accent, text } = vars.color;

/** A choice: picture, label, title and a few words; its link, if any, covers all of it. */
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[1],
  margin: 0,
});

// The ways on of cards side by side stand on one line.
parts(card, {
  '>p:last-of-type': { marginBottom: 'auto' },
  ' img': { ...photo, borderRadius: radius.small, transition: `transform ${duration.normal}` },
  // Space between the text and a link or button.
  '>:is(a,button)': { marginTop: space[1] },
  '>a': { fontWeight: fontWeight.strong },
  ':hover img': { transform: 'translateY(-4px)' },
});

/** On a phone its picture is small, beside its words. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'min(6rem,24vw) minmax(0,1fr)',
  columnGap: space[2],
  justifyItems: 'start',
  vars: { '--l': '0' },
  ...on.tablet({ display: 'flex', vars: { '--l': 'initial' } }),
});

parts(row, {
  ' img': { gridArea: '1/1/6' },
  '>p:last-of-type': on.phone({ fontSize: fontSize.small, lineHeight: 1.5 }),
  // What a finger presses there is taller than its words: rows stand no further apart for it.
  '>button': on.phone({ marginBlock: '-.25rem -.75rem' }),
});

/** A paper label stuck on the lower edge of the picture before it, if there is one. */
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

/** The link of a card: its whole surface answers. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    ':is(h3,h4) &': { color: 'inherit', textDecoration: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});
