import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { scrim } from '../../theme/depth.ts';
import { framed, wrap } from '../../theme/layout.ts';
import { fontSize, inset, space } from '../../theme/scale.ts';

export const dialog = style({
  display: 'block',
  blockSize: 'fit-content',
  margin: 'auto',
  inlineSize: 'min(100vw - 2rem,30rem)',
  padding: inset,
  ...framed,
  color: vars.color.text.body,
  '::backdrop': { background: scrim.page },
});

export const title = style({ marginBlockEnd: space[1], fontSize: fontSize.h3 });

export const actions = style({
  ...wrap(space[2]),
  justifyContent: 'flex-end',
  marginBlockStart: space[3],
});
