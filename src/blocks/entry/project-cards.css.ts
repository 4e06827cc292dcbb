import { style, styleVariants } from '@vanilla-extract/css';
import { colorIn, type SubsiteTheme, subsiteColors } from '../../theme/colors.ts';
import * as t from '../../theme/index.ts';

const { text } = t.color;

/** Subsite -> class with the accent colour of that subsite, for cards that link to it. */
export const accentOf = styleVariants(subsiteColors, (_, subsite: SubsiteTheme) => ({
  vars: { [text.accent]: colorIn(subsite, 'light', text.accent) },
  ...t.on.dark({ vars: { [text.accent]: colorIn(subsite, 'dark', text.accent) } }),
}));

/** The links of a card in its accent colour: the first covers the card, the second is above it. */
export const links = style({
  ...t.wrap(`0 ${t.space[3]}`),
  alignItems: 'center',
  minHeight: t.touchTarget,
  color: text.accent,
  fontWeight: t.fontWeight.strong,
});

export const action = style({ ...t.touchLine('flex'), position: 'relative', color: 'inherit' });
