import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../../theme/scale.ts';

export const grid = style({
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6,1fr)' } },
});

globalStyle(`.${grid}>li`, {
  margin: 0,
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});

// Every other card stands lower.
globalStyle(`.${grid}>:nth-child(even)`, {
  '@media': { [media.tablet]: { transform: `translateY(${space[5]})` } },
});

globalStyle(`.${grid}:has(>:nth-child(4):last-child)>li`, {
  '@media': { [media.tablet]: { gridColumn: 'span 3' } },
});

globalStyle(`.${grid}`, { '@media': { [media.tablet]: { paddingBottom: space[5] } } });
