import { globalStyle, style } from '@vanilla-extract/css';
import * as t from '../../theme/index.ts';

/** Shows the section's ribbon, an ornamental border, above an element. */
export const woven = style({});

/** Shows a short piece of the ribbon above the title of the first band (full-width section) of a page. */
export const wovenTitle = style({});

const title = `.${wovenTitle}:first-of-type>h2:first-child::before`;

globalStyle(`.${woven}::before,${title}`, {
  content: '',
  display: 'block',
  height: '1rem',
  background: t.ribbon,
});

globalStyle(title, { width: t.space[6], marginBottom: t.space[2] });
