// The order of the cascade: values, then elements, then overrides for motion and print.
import './fonts.css.ts';
import './sections.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './blocks.css.ts';
import './motion.css.ts';
import './print.css.ts';
import { style } from '@vanilla-extract/css';
import { media } from './scale.ts';

export { prose } from './prose.css.ts';

/** For screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // Properties that every browser knows: where they are ignored, these texts overlap others.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A name or a word with a hyphen that a line holds whole, as long as it is wide enough. */
export const unbroken = style({
  // Inline: before the box of a link, or after it, a line might break at a comma.
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
