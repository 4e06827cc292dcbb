import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { framed, on, parts, quiet, stack } from '../../theme/layout.ts';
import { alive } from '../../theme/protocol.ts';
import {
  fontSize,
  fontWeight,
  inset,
  radius,
  space,
  touchTarget,
  width,
} from '../../theme/scale.ts';

export const card = style({
  containerType: 'inline-size',
  padding: inset,
  ...framed,
  borderBlockStart: `6px solid ${vars.color.accent.second}`,
  maxInlineSize: width.column,
  ...on.tablet({ padding: space[4] }),
});

export const facts = style({ marginBlockEnd: space[2] });

parts(facts, {
  ' dt': { ...quiet, fontWeight: fontWeight.text },
  ' dd': { marginBlockEnd: space[1], fontWeight: fontWeight.label },
});

export const number = style({
  fontFamily: vars.font.title,
  fontSize: `min(${fontSize.h1},10.5cqi)`,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: 1.2,
});

export const hint = style({ marginBlockStart: space[3] });

/** A text to copy by hand is not broken between two lines, unless it is wider than a line. */
export const whole = style({ display: 'inline-block' });

export const reference = style({
  display: 'block',
  fontFamily: vars.font.title,
  fontSize: fontSize.h4,
  overflowWrap: 'anywhere',
});

export const composer = style({
  display: 'none',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: space[2],
  justifyItems: 'start',
  marginBlockStart: space[3],
  paddingBlockStart: space[3],
  borderBlockStart: `1px solid ${vars.color.border.soft}`,
  selectors: { [`${alive} &`]: { display: 'grid' } },
});

export const field = style({ ...stack(space.half), inlineSize: 'min(100%,24rem)' });

globalStyle(`.${field} input`, {
  inlineSize: '100%',
  minBlockSize: touchTarget,
  paddingInline: space[1],
  border: `1px solid ${vars.color.border.firm}`,
  borderRadius: radius.small,
  background: vars.color.background.page,
});

export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minBlockSize: touchTarget,
});

globalStyle(`.${check} input`, { inlineSize: '1.5rem', blockSize: '1.5rem' });
