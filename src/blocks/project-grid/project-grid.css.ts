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

// Lines of three; what would be left alone on a line stands two by two, at the top: 5 are 2 + 3.
const most = `.${grid}:has(>:nth-child(3n + 1):last-child)>:nth-child(-n + 4)`;

globalStyle(`${most},.${grid}:has(>:nth-child(3n + 2):last-child)>:nth-child(-n + 2)`, {
  '@media': { [media.tablet]: { gridColumn: 'span 3' } },
});

// Up to four, every other card stands lower; in more lines it would come too near the next.
const few = `.${grid}:not(:has(>:nth-child(5)))`;

globalStyle(`${few}>:nth-child(even)`, {
  '@media': { [media.tablet]: { transform: `translateY(${space[5]})` } },
});

globalStyle(few, { '@media': { [media.tablet]: { paddingBottom: space[5] } } });
