import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '../../theme/scale.ts';

const { state } = vars.color;

const badge = style({
  display: 'inline-block',
  paddingInline: space[1],
  borderRadius: radius.round,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  whiteSpace: 'nowrap',
});

export const tone = styleVariants({
  info: [badge, { color: state.info, background: state.infoText }],
  success: [badge, { color: state.success, background: state.successText }],
});
