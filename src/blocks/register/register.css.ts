import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Who receives money: one fact on each line, at the right of its name; on a phone below its name. */
export const receiver = style(t.on.tablet(t.stack(`${t.space[2]} ${t.space[3]}`, 'auto 1fr')));

/** Text that replaces a missing value. */
export const missing = style({ borderBlockEnd: `2px dashed ${t.color.accent.second}` });

/** Address of a project in the dialog that shares it. */
export const address = style({ overflowWrap: 'anywhere' });

/** Ways to share a project. */
export const channels = style({
  ...t.stack(t.space[1], 'repeat(auto-fit,minmax(min(100%,11rem),1fr))'),
  marginBlockStart: t.space[3],
});
