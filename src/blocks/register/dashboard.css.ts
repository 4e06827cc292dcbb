import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Statuses, where texts stand. */
export const chips = style({ ...t.wrap(t.space[2]), ...t.indented });

export const chip = style({ margin: 0 });
export const chipLink = style({ ...t.touchLine('inline-flex'), gap: t.space.half });

/** An initiative in the table: its name, its status below it. */
export const name = style({ ...t.stack(t.space.half), justifyItems: 'start' });
