import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { shadow, shift } from '../../theme/depth.ts';
import { ground, on, stack } from '../../theme/layout.ts';
import { fontSize, lineHeight, radius, space } from '../../theme/scale.ts';

const base = style({
  ...stack(`${space[5]} clamp(2.5rem,5vw,4rem)`, 'minmax(0,1fr)'),
  alignItems: 'center',
  ...on.desktop({ gridTemplateColumns: '1fr 1fr' }),
});

export const split = styleVariants({ left: [base], right: [base] });

// The picture has a flat shadow in the section's colour; picture and shadow together are as wide as the column.
globalStyle(`.${base}>img,.${base}>picture>img`, {
  width: `calc(100% - ${shift})`,
  maxHeight: '36rem',
  objectFit: 'cover',
  borderRadius: radius.small,
  boxShadow: shadow.cut,
  ...ground,
});

globalStyle(`.${base} p:first-child`, { fontSize: fontSize.lead, lineHeight: lineHeight.snug });

// The shadow must not touch the border of the next element.
globalStyle(`section>.${base}+[class]`, { marginTop: space[8] });

globalStyle(`.${split.right}>img,.${split.right}>picture>img`, on.desktop({ gridArea: '1/2' }));
