import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, photo, stack } from '../../theme/layout.ts';
import { shadow } from '../../theme/pigments.ts';
import { media, space } from '../../theme/scale.ts';

const { background, border } = vars.color;

export const resourceCards = style({
  ...stack(space[4]),
  ...on.desktop({ gridTemplateColumns: 'repeat(auto-fill,minmax(min(100%,19rem),1fr))' }),
});

// Each card looks like a page of paper with a folded corner.
parts(resourceCards, {
  '>li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[2],
    margin: 0,
    padding: `${space[4]} ${space[3]} ${space[3]}`,
    background: `linear-gradient(45deg,${border.soft} 2.12rem,#0000 0) 100% 0/3rem 3rem no-repeat,linear-gradient(225deg,#0000 2.12rem,${background.raised} 0)`,
    filter: `drop-shadow(${shadow.paper})`,
  },
  // On a tablet the picture is at the left.
  '>:has(img)': {
    '@media': {
      [media.tablet]: {
        display: 'grid',
        gridTemplateColumns: '2fr 3fr',
        columnGap: space[4],
        justifyItems: 'start',
      },
      [media.desktop]: { display: 'flex' },
    },
  },
  ' img': { ...photo, ...on.tablet({ gridArea: '1/1/5' }) },
  // The label must not touch the folded corner.
  '>li>p:first-child': { marginRight: space[3] },
  ' h3+p': { marginBottom: 'auto' },
});
