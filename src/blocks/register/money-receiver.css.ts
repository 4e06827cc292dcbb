import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** One fact t.on each line, at the right of its name; t.on a phone below its name. */
export const receiver = style({
  ...t.on.tablet(t.stack(`${t.space[2]} ${t.space[3]}`, 'auto 1fr')),
});

/** Text that replaces a missing value. */
export const missing = style({ borderBlockEnd: `2px dashed ${t.color.accent.second}` });
