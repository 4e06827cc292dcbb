import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const chips = style(t.wrap(t.space[2]));

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
