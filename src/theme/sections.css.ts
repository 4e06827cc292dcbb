import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';
import { changes, variables } from './changes.ts';
import { vars } from './contract.css.ts';
import { fontFamily } from './fonts.ts';
import { media } from './scale.ts';
import { type SectionTheme, sectionPalettes } from './section-palettes.ts';

const { portfolio } = sectionPalettes;
const plain = { light: variables(portfolio.light), dark: variables(portfolio.dark) };

createGlobalTheme(':root', vars, { ...portfolio.light, font: fontFamily });

// Also makes the browser draw its own fields, scroll bars and blank page in the right scheme.
globalStyle(':root', { colorScheme: 'light dark' });

globalStyle(':root', { '@media': { [media.dark]: { vars: changes(plain.light, plain.dark) } } });

const themeClass = (section: SectionTheme): string => {
  const day = changes(plain.light, variables(sectionPalettes[section].light));
  // In the dark scheme the values of the light one still apply where they are not replaced.
  const night = changes({ ...plain.dark, ...day }, variables(sectionPalettes[section].dark));
  return style({ vars: day, '@media': { [media.dark]: { vars: night } } }, section);
};

/** The class of `<body>` in each section. */
export const sectionTheme = Object.fromEntries(
  Object.keys(sectionPalettes).map((section) => [section, themeClass(section as SectionTheme)]),
) as Record<SectionTheme, string>;
