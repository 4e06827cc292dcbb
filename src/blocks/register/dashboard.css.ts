import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Statuses, where texts stand. */
export const chips = style({ ...t.wrap(t.space[2]), ...t.indented });

/** What is spent and left, at the same places in all rows. */
export const rest = style({ ...t.stack(`0 ${t.space[2]}`, '1fr 1fr'), alignContent: 'start' });

export const chip = style({ margin: 0 });
export const chipLink = style({ ...t.touchLine('inline-flex'), gap: t.space.half });

export const accounts = style(t.stack(t.space[5]));

/** An initiative: its name, its money, and what is spent and left of it, on the three columns of the grid. */
export const account = style({
  ...t.stack(t.space[2]),
  paddingBlockStart: t.space[3],
  borderBlockStart: `1px solid ${t.color.border.firm}`,
  breakInside: 'avoid',
  ...t.on.desktop(t.thirds),
});

export const name = style({ ...t.stack(t.space[1]), alignContent: 'start' });
