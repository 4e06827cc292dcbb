import { style, styleVariants } from '@vanilla-extract/css';
import { quiet as quietText, stack, touchLine, wrap } from './layout.ts';
import { fontWeight, lineHeight, space } from './scale.ts';

const { 1: one, 2: two, 3: three } = space;
const gaps = { 1: one, 2: two, 3: three };

/** Elements below each other, with a gap of the scale: `stacks[2]`. */
export const stacks = styleVariants(gaps, (gap) => stack(gap));

/** Elements side by side on as many lines as they need, with a gap of the scale: `wraps[2]`. */
export const wraps = styleVariants(gaps, (gap) => wrap(gap));

/** Less important text: small, in a colour with less contrast. */
export const quietClass = style(quietText);

/** A link in a list, of the minimum height for a finger; the one to the page itself looks like a name. */
export const touchLink = style({
  ...touchLine('inline-flex'),
  lineHeight: lineHeight.snug,
  selectors: { '&[aria-current]': { fontWeight: fontWeight.label, textDecoration: 'none' } },
});

/** A word with a hyphen, at which no line breaks. */
export const unbroken = style({ whiteSpace: 'nowrap' });

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
