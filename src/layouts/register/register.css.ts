import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { border } = t.color;

/** List of dated events, with a vertical line at the left. */
export const trail = style({ ...t.stack(t.space[3]), maxInlineSize: t.measure });

export const event = style({
  ...t.stack('.25rem'),
  paddingInlineStart: t.space[3],
  borderInlineStart: `3px solid ${border.firm}`,
});

/** Two short lists, side by side where the screen is wide enough. */
export const sideBySide = style(
  t.stack(t.space[5], 'repeat(auto-fit,minmax(min(100%,18rem),1fr))'),
);

export const news = style({
  paddingBlockEnd: t.space[4],
  maxInlineSize: t.measure,
  ...t.on.print({ breakInside: 'avoid' }),
});
