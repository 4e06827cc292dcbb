import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** An icon on a light disc: icons have several colours, which would not all contrast with the deep background. */
export const icon = style({
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
});

export const news = style({ paddingBlockEnd: t.space[4], maxInlineSize: t.measure });
