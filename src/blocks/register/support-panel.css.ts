import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Limited width, also where the panel is above the text and not at its side: in a wider panel buttons differ in width. */
export const panel = style({
  maxInlineSize: '28rem',
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
});

export const inside = style({ ...t.stack(t.space[3]), padding: t.inset });

export const state = style({ ...t.wrap(`${t.space[1]} ${t.space[2]}`), alignItems: 'center' });

export const days = style({ display: 'inline-flex', alignItems: 'center', gap: t.space[1] });

export const actions = style({
  ...t.stack(t.space[1], 'repeat(auto-fit,minmax(min(100%,15rem),1fr))'),
  // Buttons are not printed.
  ...t.on.print({ display: 'none' }),
});

// The main button, links and texts are as wide as the panel; other buttons share a line if their labels fit.
globalStyle(`.${actions}>:is(:first-child,a,p)`, { gridColumn: '1/-1' });

export const number = style({
  fontFamily: t.font.title,
  fontSize: t.fontSize.h2,
  whiteSpace: 'nowrap',
});
