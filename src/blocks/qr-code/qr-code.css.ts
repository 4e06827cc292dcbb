import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, inset, media, radius, space } from '../../theme/scale.ts';

/** The button comes first: a phone can't aim at its own screen. */
export const frame = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: inset,
  borderRadius: radius.small,
  background: vars.color.background.raised,
});

export const code = style({
  inlineSize: '14rem',
  blockSize: 'auto',
  borderRadius: radius.small,
});

export const words = style({
  display: 'grid',
  flexGrow: 1,
  gap: space[1],
  // Alone on its line of a phone, a button is as wide as it.
  '@media': { [media.tablet]: { flexGrow: 0, justifyItems: 'start' } },
});

export const address = style({
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
