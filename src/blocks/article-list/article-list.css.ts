import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, stack, touchLine, wrap } from '../../theme/layout.ts';
import { fontSize, headerHeight, space } from '../../theme/scale.ts';

/** A card as wide as the page, with its picture next to the text. */
export const wide = style({
  selectors: {
    // With the tag name this rule is more specific than the rules of the class `card`.
    'li&': on.tablet({
      display: 'grid',
      gridColumn: '1/-1',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: 'repeat(7,auto) 1fr',
      columnGap: space[5],
      justifyItems: 'start',
    }),
  },
});

globalStyle(`ul>li.${wide}>:not(a,button)`, on.tablet({ margin: 0 }));

globalStyle(`ul>li.${wide}>*`, on.tablet({ gridColumn: 2 }));

/** The same font size for `h3` and `h4`. */
export const cardTitle = style({ fontSize: fontSize.h3 });

globalStyle(`ul>li.${wide} img`, on.tablet({ gridColumn: 1, gridRow: '1/9' }));

export const list = style({
  ...stack(space[4]),
  paddingTop: space[3],
  borderTop: `2px solid ${vars.color.border.firm}`,
  ...on.desktop({ gridTemplateColumns: '1fr 3fr' }),
});

parts(list, {
  '>h3': {
    fontSize: fontSize.h3,
    ...on.desktop({
      position: 'sticky',
      top: `calc(${headerHeight} + ${space[3]})`,
      alignSelf: 'start',
    }),
  },
  '>ul': { ...stack(`${space[6]} ${space[4]}`), ...on.tablet({ gridTemplateColumns: '1fr 1fr' }) },
});

export const pages = style({
  ...wrap(space[3]),
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: space[4],
});

globalStyle(`.${pages} a`, touchLine('inline-flex'));

export const facets = style({
  ...stack(`${space[4]} ${space[5]}`),
  ...on.tablet({ gridTemplateColumns: 'repeat(3,1fr)' }),
});

globalStyle(`.${facets}>li img`, { aspectRatio: '1', borderRadius: '50%', maxWidth: '22rem' });

export const latest = style({});

globalStyle(`.${latest}>ul`, {
  ...stack(`clamp(2rem,4vw,3rem) ${space[5]}`),
  marginBottom: space[4],
  ...on.tablet({ gridTemplateColumns: 'repeat(2,1fr)' }),
});
