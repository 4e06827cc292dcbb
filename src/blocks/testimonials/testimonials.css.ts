import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { fontSize, media, radius, space } from '../../theme/scale.ts';

export const testimonials = style({
  display: 'grid',
  gap: `${space[6]} ${space[8]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

globalStyle(`.${testimonials} blockquote`, {
  padding: `${space[3]} 0 0`,
  border: 'solid',
  borderWidth: '.5rem 0 0',
  borderColor: vars.color.accent.highlight,
  fontSize: fontSize.h3,
});

globalStyle(`.${testimonials} figcaption`, { marginTop: space[2], fontSize: fontSize.body });

/** A place that waits for its words. */
export const seat = style({
  padding: space[3],
  border: `2px dashed ${vars.color.border.firm}`,
  borderRadius: radius.small,
});

globalStyle(`.${seat}>blockquote`, {
  padding: 0,
  border: 0,
  color: vars.color.text.quiet,
  fontSize: fontSize.h4,
  fontStyle: 'italic',
});
