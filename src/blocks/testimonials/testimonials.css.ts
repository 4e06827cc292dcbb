import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, space } from '../../theme/scale.ts';

export const testimonials = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`.${testimonials}>figure`, {
  paddingTop: space[3],
  borderTop: `.5rem solid ${vars.color.accent.highlight}`,
});

globalStyle(`.${testimonials} blockquote`, { padding: 0, border: 0 });

globalStyle(`.${testimonials} figcaption`, { marginTop: space[2], fontSize: fontSize.body });

/** A place that waits for its words. */
export const seat = style({
  selectors: {
    'figure&': { padding: space[3], border: `2px dashed ${vars.color.border.firm}` },
  },
});
