// Order of the cascade: values, elements, overrides for motion and print.
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

/** Text for screen readers only. */
export const visuallyHidden = style({
  position: 'absolute',
  // No logical properties: in browsers that ignore them these texts would overlap others.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A name or a hyphenated word that does not wrap, except on very narrow screens. */
export const unbroken = style({
  // Not `inline-block`: a line could break between the box and a comma.
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
