import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media, space } from '../../theme/scale.ts';

export const paper = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      marginBlockStart: space[4],
      borderBlockStart: `1px solid ${vars.color.border.firm}`,
      breakInside: 'avoid',
      overflowWrap: 'anywhere',
    },
  },
});

// In millimetres, since it is paper that a reader's phone is held to.
export const code = style({ flex: 'none', inlineSize: '32mm' });
