import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

/** The section's border above what wears it. */
export const woven = style({});

/** A short piece of the border over the title of a page's first band. */
export const wovenTitle = style({});

const title = `.${wovenTitle}:first-of-type>h2:first-child::before`;

globalStyle(`.${woven}::before,${title}`, {
  content: '',
  display: 'block',
  height: '1rem',
  background: vars.ribbon,
});

globalStyle(title, { width: space[6], marginBottom: space[2] });
