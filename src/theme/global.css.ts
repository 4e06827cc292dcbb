// CSS rules have the order of these imports: variables first, then elements, then motion and print, which override them.
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

/** Text that only screen readers present. */
export const visuallyHidden = style({
  position: 'absolute',
  // Not `inlineSize`: a browser that ignores logical properties would show these texts over others.
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** A name or a hyphenated word that does not wrap, except on very narrow screens. */
export const unbroken = style({
  // Not `inline-block`: a line could break between the name and a comma after it.
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { whiteSpace: 'normal' } },
});
