import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Quotations, side by side. */
export const testimonials = style({
  ...t.stack(t.gap),
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr' }),
});

export const testimonial = style({
  paddingTop: t.space[3],
  borderTop: `.5rem solid ${t.color.accent.highlight}`,
});

export const quote = style({ padding: 0, border: 0 });

export const author = style({ marginTop: t.space[2], fontSize: t.fontSize.body });
