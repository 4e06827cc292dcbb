import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { parts, quiet as quietText, stack, wrap } from './layout.ts';
import { fontWeight, space } from './scale.ts';

const { 1: one, 2: two, 3: three } = space;
const gaps = { 1: one, 2: two, 3: three };

/** Elements below each other, with a gap of the scale: `stacks[2]`. */
export const stacks = styleVariants(gaps, (gap) => stack(gap));

/** Elements side by side on as many lines as they need, with a gap of the scale: `wraps[2]`. */
export const wraps = styleVariants(gaps, (gap) => wrap(gap));

/** Less important text: small, in a colour with less contrast. */
export const quietClass = style(quietText);

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

/** Shows the section's ribbon, an ornamental border, above an element. */
export const woven = style({
  '::before': { content: '', display: 'block', height: '1rem', background: vars.ribbon },
});

/** The link of a card, which covers the whole card, so that a click anywhere follows it. The card has `position: relative`. */
export const cover = style({
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    ':is(h3,h4) &': { color: 'inherit', textDecoration: 'none' },
    '&:hover': { textDecoration: 'underline' },
  },
});

const unscripted = ['html:not(.js)', '[data-failed]'];

/** Hides a button without scripts. The long selector is needed to override `display` of the button's own class. */
export const scripted = style({
  selectors: { [unscripted.map((state) => `${state} &`).join()]: { display: 'none' } },
});

/** A list of facts (`<dl>`), each below its name. */
export const facts = style({});

parts(facts, {
  ' dt': { ...quietText, fontWeight: fontWeight.text },
  ' dd': { marginBlockEnd: space[1], fontWeight: fontWeight.label },
});
