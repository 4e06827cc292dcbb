import { globalStyle, style } from '@vanilla-extract/css';
import { breakEvenly } from '../../theme/break-evenly.ts';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space } from '../../theme/scale.ts';

export const features = style({
  display: 'grid',
  gap: `${space[5]} ${space[4]}`,
});

breakEvenly(features, { least: '13rem', gap: space[4] });

globalStyle(`.${features}>li`, {
  margin: 0,
  paddingTop: space[2],
  borderTop: `2px solid ${vars.color.border.firm}`,
});

// On a phone the drawing stands beside its words: the list stays short.
globalStyle(`.${features}>li:has(svg)`, {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: space[2],
  '@media': { [media.tablet]: { display: 'block' } },
});

// Drawings have a margin inside their square: shifted by it, they align with the text.
globalStyle(`.${features} svg`, {
  marginLeft: '-.1em',
  fontSize: fontSize.h1,
  strokeWidth: 1.2,
  gridRow: '1/3',
});

globalStyle(`.${features} h3`, { margin: `${space[1]} 0`, fontSize: fontSize.h4 });
