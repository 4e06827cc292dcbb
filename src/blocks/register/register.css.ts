import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Text that replaces a missing value. */
export const missing = style({ borderBlockEnd: `2px dashed ${t.color.accent.second}` });

/** Address of an initiative in the dialog that shares it. */
export const address = style({ overflowWrap: 'anywhere' });

/** Ways to share an initiative. */
export const channels = style({
  ...t.stack(t.space[1], 'repeat(auto-fit,minmax(min(100%,11rem),1fr))'),
  marginBlockStart: t.space[3],
});
