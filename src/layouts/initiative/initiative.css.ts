import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** An icon on a light disc: icons have several colours, which would not all contrast with the deep background. */
export const icon = style({
  display: 'block',
  marginBlockEnd: t.space[1],
  padding: t.space[1],
  borderRadius: t.radius.round,
  background: t.color.background.raised,
  color: t.color.text.body,
  fontSize: t.fontSize.h2,
});

/** Band as wide as the page with the facts of an initiative: location, theme, status. */
export const facts = style({
  ...t.stack(t.space[2]),
  padding: `${t.space[3]} ${t.gutter}`,
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  backgroundColor: t.color.background.raised,
  ...t.on.print({ paddingBlock: t.space[2] }),
});

/** Added to the list of facts: in two columns on a phone. */
export const twoColumns = style({
  selectors: { [`${facts}>&`]: t.on.phone(t.stack(`0 ${t.space[2]}`, '1fr 1fr')) },
});

/** List of dated events, with a vertical line at the left. */
export const trail = style({ ...t.stack(t.space[3]), maxInlineSize: t.measure });

export const event = style({
  ...t.stack('.25rem'),
  paddingInlineStart: t.space[3],
  borderInlineStart: `3px solid ${t.color.border.firm}`,
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
