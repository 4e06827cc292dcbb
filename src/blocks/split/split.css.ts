import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ground, on, stack } from '../../theme/layout.ts';
import { fontSize, lineHeight, radius, space } from '../../theme/scale.ts';

const base = style({
  ...stack(`${space[5]} clamp(2.5rem,5vw,4rem)`, 'minmax(0,1fr)'),
  alignItems: 'center',
  ...on.desktop({ gridTemplateColumns: '1fr 1fr' }),
});

export const split = styleVariants({ left: [base], right: [base] });

globalStyle(`.${base}>img,.${base}>picture>img`, {
  width: '100%',
  maxHeight: '36rem',
  objectFit: 'cover',
  borderRadius: radius.small,
  ...ground,
});

globalStyle(`.${base} p:first-child`, { fontSize: fontSize.lead, lineHeight: lineHeight.snug });

globalStyle(`section>.${base}+[class]`, { marginTop: space[8] });

globalStyle(`.${split.right}>img,.${split.right}>picture>img`, on.desktop({ gridArea: '1/2' }));
