// The order of the cascade: values, then elements, then what motion and paper take back.
import './fonts.css.ts';
import './schemes.css.ts';
import './sections.css.ts';
import './reset.css.ts';
import './text.css.ts';
import './blocks.css.ts';
import './focus.css.ts';
import './motion.css.ts';
import './print.css.ts';
import { style } from '@vanilla-extract/css';

export { prose } from './prose.css.ts';

/** Heard, not seen. */
export const visuallyHidden = style({
  position: 'absolute',
  // In words that the simplest browser knows: these texts lie over others where they show.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
