import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, quiet, stack } from '../../theme/layout.ts';
import { fontWeight, inset, measure, space } from '../../theme/scale.ts';

/** A line a fact: its name, then what it says, beside it where there is room. */
export const receiver = style({
  maxInlineSize: measure,
  borderBlockStart: `2px solid ${vars.color.border.firm}`,
});

globalStyle(`.${receiver}>div`, {
  padding: `${space[1]} 0`,
  borderBlockEnd: `1px solid ${vars.color.border.soft}`,
  ...on.tablet(stack(space[2], '14rem 1fr')),
});

globalStyle(`.${receiver} dt`, { ...quiet, fontWeight: fontWeight.text });
globalStyle(`.${receiver} dd`, { margin: 0, fontWeight: fontWeight.label });

/** A gap that the site does not hide. */
export const missing = style({
  borderBlockEnd: `2px dashed ${vars.color.accent.second}`,
  fontWeight: fontWeight.text,
});

export const state = style({
  padding: `${space[1]} ${inset}`,
  background: vars.color.background.raised,
  border: `1px solid ${vars.color.border.firm}`,
});

export const updated = style(quiet);
