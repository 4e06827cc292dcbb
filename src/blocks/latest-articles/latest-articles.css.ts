import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const latest = style({});

globalStyle(`.${latest}>ul`, {
  display: 'grid',
  gap: `${space[6]} ${space[5]}`,
  marginBottom: space[5],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2,1fr)' } },
});
