import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, quiet, stack, wrap } from '../../theme/layout.ts';
import { inset, radius, space } from '../../theme/scale.ts';

/** Button and QR code. The button is first, because a phone cannot scan its own screen. */
export const frame = style({
  ...wrap(space[4]),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: inset,
  borderRadius: radius.small,
  background: vars.color.background.raised,
});

export const code = style({ inlineSize: '14rem', blockSize: 'auto', borderRadius: radius.small });

export const words = style({
  ...stack(space[1]),
  flexGrow: 1,
  // On a phone the button is alone on its line, and as wide as the line.
  ...on.tablet({ flexGrow: 0, justifyItems: 'start' }),
});

export const address = style({ ...quiet, overflowWrap: 'anywhere' });
