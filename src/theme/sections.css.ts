import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { changedVariables, cssVariables } from './css-variables.ts';
import { fontFamily } from './fonts.ts';
import { media } from './scale.ts';
import { type SectionTheme, sectionPalettes } from './section-palettes.ts';

const { portfolio } = sectionPalettes;
const base = { light: cssVariables(portfolio.light), dark: cssVariables(portfolio.dark) };

createGlobalTheme(':root', vars, { ...portfolio.light, font: fontFamily });

// Makes form fields, scroll bars and the still empty page dark in the dark scheme.
globalStyle(':root', { colorScheme: 'light dark' });

globalStyle(':root', {
  '@media': { [media.dark]: { vars: changedVariables(base.light, base.dark) } },
});

const themeClass = (section: SectionTheme): string => {
  const day = changedVariables(base.light, cssVariables(sectionPalettes[section].light));
  // In the dark scheme the light values of the section apply too, so every value that differs from them is written.
  const night = changedVariables(
    { ...base.dark, ...day },
    cssVariables(sectionPalettes[section].dark),
  );
  return style({ vars: day, '@media': { [media.dark]: { vars: night } } }, section);
};

/** Section -> class of `<body>` on its pages, with the colours of the section. */
export const sectionTheme = Object.fromEntries(
  Object.keys(sectionPalettes).map((section) => [section, themeClass(section as SectionTheme)]),
) as Record<SectionTheme, string>;
