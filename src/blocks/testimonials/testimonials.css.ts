import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { on, parts, stack } from '../../theme/layout.ts';
import { fontSize, space } from '../../theme/scale.ts';

export const testimonials = style({
  ...stack(`${space[6]} ${space[8]}`),
  ...on.tablet({ gridTemplateColumns: '1fr 1fr' }),
});

parts(testimonials, {
  '>figure': { paddingTop: space[3], borderTop: `.5rem solid ${vars.color.accent.highlight}` },
  ' blockquote': { padding: 0, border: 0 },
  ' figcaption': { marginTop: space[2], fontSize: fontSize.body },
});

/** Dashed border around a sample (an invented testimonial). */
export const sample = style({
  selectors: { 'figure&': { padding: space[3], border: `2px dashed ${vars.color.border.firm}` } },
});
