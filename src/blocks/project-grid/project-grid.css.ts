import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { colorIn, type SectionTheme, sectionColors } from '../../theme/colors.ts';
import { vars } from '../../theme/contract.css.ts';
import { on, stack, touchLine } from '../../theme/layout.ts';
import { fontWeight, space } from '../../theme/scale.ts';

const { text } = vars.color;

export const grid = style({
  ...stack(`clamp(2rem,4vw,2.5rem) ${space[4]}`),
  ...on.tablet({ gridTemplateColumns: 'repeat(6,1fr)' }),
});

globalStyle(`.${grid}>li`, on.tablet({ gridColumn: 'span 2' }));

// Three cards a line, but no single card on the last line: 4 cards are 2 + 2, 5 are 2 + 3, 7 are 2 + 2 + 3.
const firstFour = `.${grid}:has(>:nth-child(3n + 1):last-child)>:nth-child(-n + 4)`;

globalStyle(
  `${firstFour},.${grid}:has(>:nth-child(3n + 2):last-child)>:nth-child(-n + 2)`,
  on.tablet({ gridColumn: 'span 3' }),
);

/** Section -> class with the accent colour of that section, for cards that link to it. */
export const accentOf = styleVariants(sectionColors, (_, section: SectionTheme) => ({
  vars: { [text.accent]: colorIn(section, 'light', text.accent) },
  ...on.dark({ vars: { [text.accent]: colorIn(section, 'dark', text.accent) } }),
}));

globalStyle(`.${grid} img`, { borderBottom: `6px solid ${vars.color.text.accent}` });

export const go = style({ color: vars.color.text.accent, fontWeight: fontWeight.strong });

/** Second link of a card. `position` puts it above the first link, which covers the whole card. */
export const second = style({
  ...touchLine('inline-flex'),
  position: 'relative',
  margin: `-.75rem 0 -.75rem ${space[3]}`,
  color: 'inherit',
});
