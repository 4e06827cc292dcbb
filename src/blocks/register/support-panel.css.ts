import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const panel = style({
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
});

/** Funding and actions: below each other at the side of the text, else side by side. */
export const inside = style({
  ...t.stack(`${t.space[2]} ${t.space[8]}`, 'repeat(auto-fit,minmax(min(100%,18rem),1fr))'),
  alignItems: 'start',
  padding: t.inset,
});

export const actions = style({
  ...t.stack(t.space[1], 'minmax(0,24rem)'),
  // Buttons are not printed.
  ...t.on.print({ display: 'none' }),
});
