import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { stack } from '../../theme/layout.ts';
import { fontSize, lineHeight, measure, media, radius, space } from '../../theme/scale.ts';

export const rows = style({ ...stack(space[8]), counterReset: 'a' });

export const row = style({
  ...stack(space[3]),
  alignItems: 'center',
  counterIncrement: 'a',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[8],
      // The drawing is at the left in odd rows and at the right in even rows, always in the wider column.
      selectors: { '&:nth-child(even)': { gridTemplateColumns: '5fr 7fr' } },
    },
  },
});

export const picture = style({
  inlineSize: '100%',
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  borderRadius: radius.small,
});

export const words = style({
  ...stack(space[2]),
  justifyItems: 'start',
  maxInlineSize: measure,
  '@media': { [media.desktop]: { selectors: { [`${row}:nth-child(even) &`]: { order: -1 } } } },
});

globalStyle(`.${words} h3::before`, {
  content: 'counter(a)',
  display: 'block',
  color: vars.color.text.accent,
  fontSize: fontSize.figure,
  lineHeight: lineHeight.tight,
});

export const details = style({ color: vars.color.text.quiet });
