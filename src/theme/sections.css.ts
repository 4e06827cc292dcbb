import { globalStyle, style } from '@vanilla-extract/css';
import { colorsOf, type SectionTheme, sectionColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { fontFamily } from './fonts.ts';
import { ornamentsOf } from './ornaments.ts';
import { media } from './scale.ts';

const themeOf = (section: SectionTheme) => ({
  vars: { ...colorsOf(section, 'light'), ...ornamentsOf(section) },
  '@media': { [media.dark]: { vars: colorsOf(section, 'dark') } },
});

// `colorScheme` makes form fields, scroll bars and the still empty page dark in the dark scheme.
globalStyle(':root', {
  ...themeOf('portfolio'),
  vars: {
    ...themeOf('portfolio').vars,
    [vars.font.title]: fontFamily.title,
    [vars.font.text]: fontFamily.text,
  },
  colorScheme: 'light dark',
});

const sections = Object.keys(sectionColors) as SectionTheme[];

/** Section -> class of `<body>` on its pages, with the colours and ornaments of the section. */
export const sectionTheme = Object.fromEntries(
  sections.map((section) => [
    section,
    style(section === 'portfolio' ? {} : themeOf(section), section),
  ]),
) as Record<SectionTheme, string>;
