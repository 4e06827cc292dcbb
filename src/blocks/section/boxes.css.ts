import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** A picture next to a text, whose first sentence is large. */
export const base = style({
  ...t.stack(`${t.space[4]} ${t.gap}`, 'minmax(0,1fr)'),
  alignItems: 'center',
  ...t.on.desktop({ gridTemplateColumns: '1fr 1fr' }),
});

export const split = styleVariants({ left: [base], right: [base] });

/** The picture of a `Split`. */
export const picture = style({
  width: '100%',
  maxHeight: '36rem',
  objectFit: 'cover',
  borderRadius: t.radius.small,
  ...t.ground,
  selectors: { [`${split.right} &`]: t.on.desktop({ gridArea: '1/2' }) },
});

export const box = style({
  padding: t.space[3],
  borderTop: `4px solid ${t.color.accent.second}`,
  background: t.color.background.raised,
});

/** A figure above the title of a box. */
export const figure = style({
  color: t.color.text.accent,
  ...t.display(t.fontSize.figure),
  lineHeight: t.lineHeight.tight,
});

/** Quotations, side by side. */
export const testimonials = style({
  ...t.stack(t.gap),
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr' }),
});

export const quote = style({ padding: 0, border: 0 });

/** A button and a QR code. The button is first, because a phone cannot scan its own screen. */
export const scan = style({
  ...t.wrap(t.space[4]),
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: t.inset,
  borderRadius: t.radius.small,
  background: t.color.background.raised,
});

export const code = style({ inlineSize: '14rem', marginInline: 'auto' });
