import { style, styleVariants } from '@vanilla-extract/css';
import * as t from '../theme/index.ts';

const { accent, background, focus, text } = t.color;

/** Shows the section's ribbon, an ornamental border, above an element. */
export const woven = style({
  '::before': { content: '', display: 'block', height: '1rem', background: t.ribbon },
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

/** The name of a fact in a list of facts (`<dl>`), and the fact below it. */
export const factName = style({ ...t.quiet, fontWeight: t.fontWeight.text });
export const fact = style({ marginBlockEnd: t.space[1], fontWeight: t.fontWeight.label });

/** A list of facts side by side: in two columns on a phone, if amounts fit, else on as many lines as they need. */
export const across = style({
  ...t.wrap(`0 ${t.space[4]}`),
  ...t.on.phone(t.stack(`0 ${t.space[2]}`, 'repeat(auto-fit,minmax(min(100%,8.5rem),1fr))')),
});

/** A band (full-width part of a page) in the deep colour of the section, with the section's line pattern at the right. */
export const strong = style({
  background: `linear-gradient(90deg,${background.strong} 30%,#0000),${t.motif},${background.strong}`,
  // `multiply` makes the pattern darker than the band, so it does not reduce the contrast of the light text.
  backgroundBlendMode: 'normal,multiply',
  color: text.onStrong,
  // Light colours for links, less important texts and buttons.
  vars: {
    [background.action]: accent.highlight,
    [text.onAction]: text.onHighlight,
    [focus]: accent.highlight,
    [text.link]: 'currentColor',
    [text.quiet]: 'currentColor',
    [text.accent]: accent.highlight,
  },
});

export const icon = style({ flex: 'none', width: '1.5em', height: '1.5em' });

const { laterite, sun, river } = t.pigment;

/** Fill colours of the drawings, the same in both schemes. */
export const fill = styleVariants({ laterite, sun, river }, (color) => ({ fill: color }));

/** A progress bar, drawn by the browser in the colour of the section, in half of its height. */
export const progressBar = style({ display: 'block', width: '100%', height: t.space[2] });
