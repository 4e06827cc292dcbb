import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../../theme/scale.ts';

export const cards = style({ display: 'grid', gap: space[3], maxInlineSize: 'none' });

export const card = style({
  display: 'grid',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: space[3],
  margin: 0,
  padding: space[3],
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.soft}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '2fr 3fr', columnGap: space[4], alignItems: 'center' },
    [media.desktop]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      columnGap: space[5],
    },
  },
});

/** Out to the edges of its card: above the words on a phone, before them on a wide screen. */
export const picture = style({
  inlineSize: `calc(100% + 2 * ${space[3]})`,
  maxInlineSize: 'none',
  margin: `-${space[3]} -${space[3]} 0`,
  aspectRatio: '3 / 2',
  objectFit: 'cover',
  '@media': {
    [media.tablet]: {
      gridRow: 'span 2',
      blockSize: `calc(100% + 2 * ${space[3]})`,
      inlineSize: `calc(100% + ${space[3]})`,
      margin: `-${space[3]} 0 -${space[3]} -${space[3]}`,
      aspectRatio: 'auto',
    },
    [media.desktop]: { gridRow: 'auto' },
  },
});

export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const heading = style({ display: 'flex', gap: space[2], alignItems: 'start' });

export const icon = style({ fontSize: fontSize.h3 });

export const place = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
});

export const money = style({ display: 'grid', gap: space[3] });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
