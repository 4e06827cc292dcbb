import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Button and QR code. The button is first, because a phone cannot scan its own screen. */
export const frame = style({
  ...t.wrap(t.space[4]),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: t.inset,
  borderRadius: t.radius.small,
  background: t.color.background.raised,
});

export const code = style({ inlineSize: '14rem', marginInline: 'auto' });

export const words = style({
  ...t.stack(t.space[1]),
  flexGrow: 1,
  // On a phone the button is alone on its line, and as wide as the line.
  ...t.on.tablet({ flexGrow: 0, justifyItems: 'start' }),
});

export const address = style({ ...t.quiet, overflowWrap: 'anywhere' });
