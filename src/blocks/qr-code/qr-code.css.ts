import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../../theme/scale.ts';

export const frame = style({
  display: 'grid',
  gap: space[3],
  justifyItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto 1fr', columnGap: space[6], alignItems: 'center' },
  },
});

export const code = style({
  inlineSize: '16rem',
  blockSize: 'auto',
  borderRadius: radius.small,
});

export const words = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const address = style({
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});
