// CSS rules have the order of these imports: variables first, then elements, then print, which overrides them.
import './fonts.css.ts';
import './subsites.css.ts';
import './reset.css.ts';
import './elements.css.ts';
import './print.css.ts';

export { visuallyHidden } from './classes.css.ts';
export { article, prose } from './prose.css.ts';
