import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, stack } from '../../theme/layout.ts';
import { space } from '../../theme/scale.ts';

/** One fact on each line, at the right of its name; on a phone below its name. */
export const receiver = style({ ...on.tablet(stack(`${space[2]} ${space[3]}`, 'auto 1fr')) });

/** Text that replaces a missing value. */
export const missing = style({ borderBlockEnd: `2px dashed ${vars.color.accent.second}` });
