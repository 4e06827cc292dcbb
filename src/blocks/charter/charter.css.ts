import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Table of contents; on a desktop sticky, in the column of the title, at the left of the text. */
export const contents = style({
  borderBlock: `1px solid ${t.color.border.firm}`,
  paddingBlock: t.space[2],
  ...t.on.desktop({
    ...t.sticky,
    float: 'left',
    inlineSize: `calc((100% - ${t.gap})/2)`,
    marginInlineStart: `calc((100% + ${t.gap})/-2)`,
  }),
});

export const list = style({
  columnGap: t.space[4],
  listStylePosition: 'inside',
  paddingInlineStart: 0,
  ...t.on.tablet({ columns: '14rem' }),
});

export const section = style({
  ...t.stack(t.space[2]),
  marginBlockStart: t.space[6],
  ...t.on.print({ marginBlockStart: t.space[1] }),
});

export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '.5em',
  fontSize: t.fontSize.lead,
});

export const number = style({
  color: t.color.text.accent,
  fontSize: t.fontSize.figure,
  fontVariantNumeric: 'lining-nums',
  // The numerals differ in width, but all titles begin at the same place.
  minInlineSize: '.85em',
  lineHeight: t.lineHeight.tight,
});

/** `inline`, so that a question is on the line of the summary's marker. */
export const question = style({ display: 'inline', fontSize: t.fontSize.h3 });
