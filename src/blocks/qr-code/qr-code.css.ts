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

export const paper = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      marginBlockStart: space[4],
      borderBlockStart: `1px solid ${vars.color.border.firm}`,
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
  },
});

// In millimetres, since it is paper that a reader's phone is held to.
export const paperCode = style({ flex: 'none', inlineSize: '32mm' });
