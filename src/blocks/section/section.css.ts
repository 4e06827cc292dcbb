import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

const { background } = t.color;

/** What all bands have. */
export const section = style({
  padding: `${t.tempo.even} ${t.gutter}`,
  selectors: t.offscreen('section~'),
});

export const tone = styleVariants({
  plain: {},
  deep: { background: background.band },
  tint: { background: background.tint },
});

/** On a desktop all bands have the three columns of the grid: titles stand in the first, texts in the other two. */
const band = (hint: string, own = {}) => [
  section,
  { ...t.heightHint(hint), ...t.on.desktop({ ...t.thirds, ...own }) },
];

export const layout = styleVariants({
  /** One thought: a title and its text. */
  text: [
    ...band('440px', { vars: { [t.column]: `calc((100% + ${t.gap})*3/8 - ${t.gap})` } }),
    { paddingBlock: t.tempo.short },
  ],
  wide: band('680px'),
  beside: band('950px'),
});

/** The title of a band. */
export const title = style({
  maxInlineSize: 'none',
  fontSize: t.fitted(t.fontSize.h2, t.span(12)),
  ...t.on.desktop({ fontSize: t.fitted(t.fontSize.h2, t.span(4)) }),
});
