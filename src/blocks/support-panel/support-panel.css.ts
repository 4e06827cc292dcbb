import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../../theme/scale.ts';

export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: space[3],
  border: `1px solid ${vars.color.border.soft}`,
  borderBlockStart: `4px solid ${vars.color.accent.main}`,
  borderRadius: radius.medium,
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '7fr 5fr',
      columnGap: space[6],
      alignItems: 'end',
      padding: space[4],
    },
    [media.print]: { display: 'none' },
  },
});

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[1]} ${space[2]}`,
});

export const days = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const money = style({ display: 'grid', gap: space[3] });

export const actions = style({ display: 'grid', gap: space[1] });

export const soon = style({ color: vars.color.text.quiet, fontSize: fontSize.small });
