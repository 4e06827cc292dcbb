import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, quiet } from '../../theme/layout.ts';
import { fontWeight, space, touchTarget } from '../../theme/scale.ts';

export const row = style({
  margin: 0,
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
  ':first-child': { borderBlockStart: `1px solid ${vars.color.border.soft}` },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touchTarget,
  paddingBlock: space[1],
  fontWeight: fontWeight.strong,
  textDecoration: 'none',
  ...on.print({ display: 'block' }),
});

/** Only the title is underlined, not the hint after it. */
export const title = style({ textDecoration: 'underline' });

export const hint = style({
  marginInlineStart: 'auto',
  ...quiet,
  fontWeight: fontWeight.text,
  whiteSpace: 'nowrap',
  ...on.print({ display: 'none' }),
});
