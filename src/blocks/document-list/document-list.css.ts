import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, space, touchTarget } from '../../theme/scale.ts';

export const list = style({ borderBlockStart: `1px solid ${vars.color.border.soft}` });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minBlockSize: touchTarget,
  paddingBlock: space[1],
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
  fontWeight: fontWeight.strong,
});

export const hint = style({
  marginInlineStart: 'auto',
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
  fontWeight: fontWeight.text,
  whiteSpace: 'nowrap',
});
