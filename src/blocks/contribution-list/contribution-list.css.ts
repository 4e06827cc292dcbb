import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const list = style({ ...t.stack(t.space[4], 'minmax(0,1fr)'), ...t.indented });

/** A contribution: its type, its text, then author and day. */
export const contribution = style({
  maxInlineSize: '48rem',
  ...t.stack(t.space[2]),
  justifyItems: 'start',
  paddingBlockEnd: t.space[4],
  borderBlockEnd: `1px solid ${t.color.border.soft}`,
  overflowWrap: 'anywhere',
});

export const icon = style({ inlineSize: '3rem', blockSize: '3rem' });

export const text = style({
  maxInlineSize: '100%',
  fontFamily: t.font.title,
  fontSize: t.fontSize.lead,
  lineHeight: t.lineHeight.snug,
  whiteSpace: 'pre-line',
});

/** In place of an empty list: a picture, and an invitation below it. */
export const empty = style({
  ...t.stack(t.space[1], 'minmax(0,1fr)'),
  justifyItems: 'start',
  padding: `0 ${t.inset} ${t.space[4]}`,
  // Nothing to read until the stored list is read.
  selectors: { [`${t.alive} &[data-waiting]`]: { visibility: 'hidden' } },
});

export const scene = style({
  inlineSize: `calc(100% + 2*${t.inset})`,
  maxInlineSize: 'none',
  margin: `0 calc(-1*${t.inset}) ${t.space[2]}`,
});

/** The text that the list needs scripts. */
export const unscripted = style({
  selectors: { [`${t.alive} &`]: { display: 'none' } },
});
