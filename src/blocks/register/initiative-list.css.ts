import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const cards = style(t.stack(t.space[3]));

export const card = style({
  ...t.stack(t.space[3], 'minmax(0,1fr)'),
  padding: t.inset,
  overflow: 'hidden',
  border: `1px solid ${t.color.border.soft}`,
  borderRadius: t.radius.small,
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
  '@media': {
    [t.media.tablet]: {
      gridTemplateColumns: '2fr 3fr',
      columnGap: t.space[4],
      alignItems: 'start',
    },
    [t.media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: t.space[5] },
  },
  selectors: {
    '&:has(>:is(img,picture))': t.on.desktop({ gridTemplateColumns: '16rem 1fr 20rem' }),
  },
});

// The browser scrolls focused links and buttons to below the filter bar. Not with `scroll-padding`, with which the page would
// scroll at each key typed in the bar.
t.parts(cards, {
  ' :is(a,button)': { scrollMarginTop: '12rem', ...t.on.tablet({ scrollMarginTop: '7rem' }) },
});

/** Bar, sums and links of a card: at the right of its text on a wide screen. */
export const money = style(t.on.desktop({ gridColumn: -2, gridRow: 1 }));

export const heading = style({ ...t.wrap(`${t.space.half} ${t.space[2]}`), alignItems: 'center' });

/** With large letters the title wraps below its icon. */
export const title = style({ flex: '1 1 7em', fontSize: t.fontSize.lead });

/** Around a button that is hidden after a day: as wide as the other buttons. */
export const untilDay = style(t.on.phone({ flexBasis: '100%' }));

/** Negative margin as large as the padding of the card: an element then touches the edge of the card. */
const out = `calc(-1 * ${t.inset})`;

/** Picture in the corner of its card, above the text on a phone, at its left on a wide screen: taller, it would lose people. */
export const picture = style({
  inlineSize: `calc(100% + 2 * ${t.inset})`,
  maxInlineSize: 'none',
  margin: `${out} ${out} 0`,
  aspectRatio: '2',
  objectFit: 'cover',
  '@media': {
    [t.media.tablet]: {
      gridRow: 'span 2',
      inlineSize: `calc(100% + ${t.inset})`,
      margin: `${out} 0 0 ${out}`,
      aspectRatio: '4/3',
    },
    [t.media.desktop]: { gridRow: 1 },
  },
});
