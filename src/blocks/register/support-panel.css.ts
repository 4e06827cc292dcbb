import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Limited width, also where the panel is above the text and not at its side: in a wider panel buttons differ in width. */
export const panel = style({
  maxInlineSize: '28rem',
  backgroundColor: t.color.background.raised,
  color: t.color.text.body,
});

export const inside = style({ ...t.stack(t.space[2], 'minmax(0,1fr)'), padding: t.inset });

export const days = style({ display: 'inline-flex', alignItems: 'center', gap: t.space[1] });

export const actions = style({
  ...t.stack(t.space[1]),
  // Buttons are not printed.
  ...t.on.print({ display: 'none' }),
});

/** Actions other than gifts, on as few lines as they need. */
export const links = style({ ...t.wrap(`0 ${t.space[2]}`), alignItems: 'center' });

t.parts(links, {
  ' :is(a,button)': {
    ...t.touchLine('inline-flex'),
    inlineSize: 'auto',
    fontSize: t.fontSize.small,
    fontWeight: t.fontWeight.medium,
  },
});
