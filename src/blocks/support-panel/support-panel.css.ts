import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, quiet, stack, wrap } from '../../theme/layout.ts';
import { fontSize, fontWeight, inset, space } from '../../theme/scale.ts';

/** Limited width, also where the panel is above the text and not at its side: in a wider panel buttons differ in width. */
export const panel = style({
  maxInlineSize: '28rem',
  backgroundColor: vars.color.background.raised,
  color: vars.color.text.body,
});

export const inside = style({ ...stack(space[3]), padding: inset });

export const state = style({ ...wrap(`${space[1]} ${space[2]}`), alignItems: 'center' });

export const days = style({ display: 'inline-flex', alignItems: 'center', gap: space[1] });

export const money = style(stack(space[3]));

export const actions = style({
  ...stack(space[1], 'repeat(auto-fit,minmax(min(100%,15rem),1fr))'),
  // Buttons are not printed.
  ...on.print({ display: 'none' }),
});

/** The main button, links and texts are as wide as the panel; other buttons share a line if their labels fit. */
globalStyle(`.${actions}>:is(:first-child,a,p)`, { gridColumn: '1/-1' });

export const soon = style(quiet);

export const support = style(stack(space[1]));

globalStyle(`.${support}>div`, { marginBlock: 0 });
globalStyle(`.${support} dt`, { ...quiet, fontWeight: fontWeight.text });
globalStyle(`.${support} dd`, { margin: 0, fontWeight: fontWeight.label });

export const number = style({
  fontFamily: vars.font.title,
  fontSize: fontSize.h2,
  whiteSpace: 'nowrap',
});

export const reference = style({ fontWeight: fontWeight.strong });
