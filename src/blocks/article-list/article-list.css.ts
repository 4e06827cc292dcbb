import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, headerHeight, media, space, touchTarget } from '../../theme/scale.ts';

/** Across the page, its picture beside the text. */
export const wide = style({
  selectors: {
    // Named with its element, it wins over the plain card.
    'li&': {
      '@media': {
        [media.tablet]: {
          display: 'grid',
          gridColumn: '1/-1',
          gridTemplateColumns: '1fr 1fr',
          gridTemplateRows: 'repeat(7,auto) 1fr',
          columnGap: space[5],
          justifyItems: 'start',
        },
      },
    },
  },
});

globalStyle(`ul>li.${wide}>:not(a,button)`, { '@media': { [media.tablet]: { margin: 0 } } });

globalStyle(`ul>li.${wide}>*`, { '@media': { [media.tablet]: { gridColumn: 2 } } });

/** One size, whatever its level. */
export const cardTitle = style({ fontSize: fontSize.h3 });

// The picture, with or without the sources before it.
globalStyle(`ul>li.${wide} img`, {
  '@media': { [media.tablet]: { gridColumn: 1, gridRow: '1/9' } },
});

export const list = style({
  display: 'grid',
  gap: space[4],
  paddingTop: space[3],
  borderTop: `2px solid ${vars.color.border.firm}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 3fr' } },
});

globalStyle(`.${list}>h3`, {
  fontSize: fontSize.h2,
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `calc(${headerHeight} + ${space[3]})`,
      alignSelf: 'start',
    },
  },
});

globalStyle(`.${list}>ul`, {
  display: 'grid',
  gap: `${space[6]} ${space[4]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space[4],
});

globalStyle(`.${pages} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: touchTarget,
});

export const facets = style({
  display: 'grid',
  gap: `${space[4]} ${space[5]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3,1fr)' } },
});

globalStyle(`.${facets}>li img`, { aspectRatio: '1', borderRadius: '50%', maxWidth: '22rem' });

export const latest = style({});

globalStyle(`.${latest}>ul`, {
  display: 'grid',
  gap: `clamp(2rem,4vw,3rem) ${space[5]}`,
  marginBottom: space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2,1fr)' } },
});
