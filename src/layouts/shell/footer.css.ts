import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, fontWeight, gutter, lineHeight, space, touchTarget } from '../../theme/scale.ts';

export const inner = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[5]} ${gutter}`,
  overflowWrap: 'anywhere',
});

globalStyle(`.${inner} ul`, { display: 'flex', flexWrap: 'wrap', columnGap: space[4] });

globalStyle(`.${inner} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

export const tagline = style({
  paddingBlock: space[3],
  fontFamily: vars.font.title,
  fontSize: fontSize.h1,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.title,
  textWrap: 'balance',
});
