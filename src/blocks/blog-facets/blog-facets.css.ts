import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const facets = style({
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3,1fr)' } },
});

globalStyle(`.${facets}>li img`, { aspectRatio: '1', borderRadius: '50%', maxWidth: '22rem' });
