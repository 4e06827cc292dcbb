import { style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

export const testimonials = style({
  ...t.stack(`${t.space[6]} ${t.space[8]}`),
  ...t.on.tablet({ gridTemplateColumns: '1fr 1fr' }),
});

t.parts(testimonials, {
  '>figure': { paddingTop: t.space[3], borderTop: `.5rem solid ${t.color.accent.highlight}` },
  ' blockquote': { padding: 0, border: 0 },
  ' figcaption': { marginTop: t.space[2], fontSize: t.fontSize.body },
});

/** Dashed border around a sample (an invented testimonial). */
export const sample = style({
  selectors: { 'figure&': { padding: t.space[3], border: `2px dashed ${t.color.border.firm}` } },
});
