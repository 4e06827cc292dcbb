import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { text, border } = t.color;

/** List of dated events, with a vertical line at the left. */
export const trail = style({ ...t.stack(t.space[3]), maxInlineSize: t.measure });

globalStyle(`.${trail}>li`, {
  ...t.stack('.25rem'),
  paddingInlineStart: t.space[3],
  borderInlineStart: `3px solid ${border.firm}`,
});

export const day = style(t.quiet);

export const digest = style([day, { maxInlineSize: '16rem', border: 0, overflowWrap: 'anywhere' }]);

export const note = style({ color: text.quiet });

/** Two short lists, side by side where the screen is wide enough. */
export const sideBySide = style(
  t.stack(t.space[5], 'repeat(auto-fit,minmax(min(100%,18rem),1fr))'),
);

export const pairs = style({ ...t.stack(t.space[1]), marginBlockStart: t.space[2] });

export const log = style({ ...t.stack(t.space[1]), fontSize: t.fontSize.small });

export const pages = style(t.wrap(t.space[3]));

export const news = style({
  paddingBlockEnd: t.space[4],
  maxInlineSize: t.measure,
  ...t.on.print({ breakInside: 'avoid' }),
});
