import { style } from '@vanilla-extract/css';
import { changes, variables } from './changes.ts';
import { media } from './scale.ts';
import { type SectionTheme, sectionPalettes } from './section-palettes.ts';

const plain = {
  light: variables(sectionPalettes.portfolio.light),
  dark: variables(sectionPalettes.portfolio.dark),
};

const dress = (section: SectionTheme): string => {
  const day = changes(plain.light, variables(sectionPalettes[section].light));
  // By night the class still carries its day values, so these count as already in force.
  const night = changes({ ...plain.dark, ...day }, variables(sectionPalettes[section].dark));
  return style({ vars: day, '@media': { [media.dark]: { vars: night } } }, section);
};

/** The class that `<body>` wears in each section. */
export const sectionTheme = Object.fromEntries(
  Object.keys(sectionPalettes).map((section) => [section, dress(section as SectionTheme)]),
) as Record<SectionTheme, string>;
