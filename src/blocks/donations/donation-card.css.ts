import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const card = style({
  padding: t.inset,
  ...t.framed,
  borderBlockStart: `6px solid ${t.color.accent.second}`,
  maxInlineSize: t.width.column,
  ...t.on.tablet({ padding: t.space[4] }),
});

/** The container of the number, whose size it limits. */
export const gift = style({ containerType: 'inline-size' });

export const number = style({
  fontFamily: t.font.title,
  fontSize: `min(${t.fontSize.h1},10.5cqi)`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
});

/** That the number is a sample, before it. */
export const warning = style({
  marginBlockEnd: t.space[2],
  paddingInlineStart: t.space[2],
  borderInlineStart: `4px solid ${t.color.accent.highlight}`,
  fontWeight: t.fontWeight.strong,
  lineHeight: t.lineHeight.snug,
});

/** How to write the reference; with scripts the form writes it. */
export const hint = style({
  marginBlockStart: t.space[3],
  selectors: { [t.beforeAlive]: { display: 'none' } },
});

export const reference = style({
  display: 'block',
  fontFamily: t.font.title,
  fontSize: t.fontSize.body,
  overflowWrap: 'anywhere',
});

export const composer = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: t.space[2],
  maxInlineSize: '24rem',
  justifyItems: 'start',
  marginBlockStart: t.space[3],
  paddingBlockStart: t.space[3],
  borderBlockStart: `1px solid ${t.color.border.soft}`,
  selectors: { [`${t.alive} &`]: { display: 'grid' } },
});

export const check = style({ ...t.touchLine('flex'), gap: t.space[1] });

export const checkbox = style({ inlineSize: '1.5rem', blockSize: '1.5rem' });

export const table = style({ maxInlineSize: t.width.column });
