import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { alive } from '../../theme/protocol.ts';
import {
  fontSize,
  fontWeight,
  inset,
  lineHeight,
  radius,
  space,
  width,
} from '../../theme/scale.ts';

export const list = style({ display: 'grid', gap: space[4] });

export const article = style({
  maxInlineSize: width.column,
  display: 'grid',
  gap: space[2],
  justifyItems: 'start',
  paddingBlockEnd: space[4],
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
});

export const type = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  color: vars.color.text.accent,
  fontFamily: vars.font.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  letterSpacing: 0,
});

export const icon = style({ inlineSize: '3rem', blockSize: '3rem' });

export const text = style({
  maxInlineSize: '100%',
  fontFamily: vars.font.title,
  fontSize: fontSize.lead,
  lineHeight: lineHeight.snug,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});

export const source = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: vars.color.text.quiet,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
});

/** Not an error: an invitation, below a scene that waits for its people. */
export const empty = style({
  display: 'grid',
  gap: space[1],
  justifyItems: 'start',
  padding: inset,
  borderRadius: radius.small,
  background: vars.color.background.tint,
});

export const scene = style({
  inlineSize: '100%',
  minBlockSize: '12rem',
  marginBlockEnd: space[1],
  objectFit: 'cover',
});

export const emptyTitle = style({
  fontFamily: vars.font.title,
  fontSize: fontSize.h3,
  fontWeight: fontWeight.title,
  lineHeight: lineHeight.snug,
  textWrap: 'balance',
});

/** Until the list is read, it must not look empty. */
export const waiting = style({ selectors: { [`${alive} &`]: { visibility: 'hidden' } } });

export const unscripted = style({
  marginBlockStart: space[2],
  fontSize: fontSize.small,
  selectors: { [`${alive} &`]: { display: 'none' } },
});
