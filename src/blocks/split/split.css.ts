import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { shadow } from '../../theme/depth.ts';
import { fontSize, lineHeight, media, radius, space } from '../../theme/scale.ts';

const base = style({
  display: 'grid',
  gap: `${space[5]} clamp(2.5rem,5vw,4rem)`,
  // At its head, below the title that it belongs to.
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const split = styleVariants({ left: [base], right: [base] });

// The picture lies on a sheet of the section's pigment, a little askew like a print in a notebook.
globalStyle(`.${base}>img`, {
  width: '100%',
  maxHeight: '36rem',
  objectFit: 'cover',
  borderRadius: radius.small,
  boxShadow: shadow.cut,
});

globalStyle(`.${base} p:first-child`, { fontSize: fontSize.lead, lineHeight: lineHeight.snug });

// Its sheet must not touch the rule of what follows.
globalStyle(`section>.${base}+[class]`, { marginTop: space[8] });

globalStyle(`.${split.right}>img`, { '@media': { [media.tablet]: { order: 1 } } });
