import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { space } from '../../theme/scale.ts';

const { highlight, main, second } = vars.color.accent;

const corners = (angle: string): string =>
  `linear-gradient(${angle},${main} 25%,#0000 26% 74%,${main} 75%)0/1rem 1rem`;

/** A woven border above what wears it: a chain of diamonds in the section's three pigments. */
export const woven = style({});

/** A short piece of the border over the title that opens a band. */
export const wovenTitle = style({});

const title = `.${wovenTitle}>h2:first-child::before`;

globalStyle(`.${woven}::before,${title}`, {
  content: '',
  display: 'block',
  height: '1rem',
  background: `${corners('45deg')},${corners('-45deg')},linear-gradient(90deg,${highlight} 50%,${second} 0)0/2rem 1rem`,
});

globalStyle(title, { width: space[6], marginBottom: space[2] });
