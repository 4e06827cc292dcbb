import { globalStyle, style } from '@vanilla-extract/css';
import { colorsOf, type SubsiteTheme, subsiteColors } from './colors.ts';
import { vars } from './contract.css.ts';
import { fontFamily } from './fonts.ts';
import { ornamentsOf } from './ornaments.ts';
import { media } from './scale.ts';

const themeOf = (subsite: SubsiteTheme) => ({
  vars: { ...colorsOf(subsite, 'light'), ...ornamentsOf(subsite) },
  '@media': { [media.dark]: { vars: colorsOf(subsite, 'dark') } },
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

const subsites = Object.keys(subsiteColors) as SubsiteTheme[];

/** Subsite -> class of `<body>` on its pages, with the colours and ornaments of the subsite. */
export const subsiteTheme = Object.fromEntries(
  subsites.map((subsite) => [
    subsite,
    style(subsite === 'portfolio' ? {} : themeOf(subsite), subsite),
  ]),
) as Record<SubsiteTheme, string>;
