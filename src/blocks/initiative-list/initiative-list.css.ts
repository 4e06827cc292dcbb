import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../../theme/scale.ts';

export const cards = style({ display: 'grid', gap: space[3], maxInlineSize: 'none' });

export const card = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: space[3],
  border: `1px solid ${vars.color.border.soft}`,
  borderRadius: radius.small,
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[6],
      alignItems: 'center',
      padding: space[4],
    },
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
