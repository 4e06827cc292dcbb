import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/depth.ts';
import { fontSize, inset, radius, space } from '../../theme/scale.ts';

export const dialog = style({
  display: 'block',
  blockSize: 'fit-content',
  margin: 'auto',
  inlineSize: 'min(100vw - 2rem,30rem)',
  padding: inset,
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.raised,
  color: vars.color.text.body,
  '::backdrop': { background: scrim.page },
});

export const title = style({ marginBlockEnd: space[1], fontSize: fontSize.h3 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[2],
  marginBlockStart: space[3],
});
