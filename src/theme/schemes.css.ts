import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { changes, variables } from './changes.ts';
import { vars } from './contract.css.ts';
import { darkPalette } from './dark-palette.ts';
import { fontFamily } from './fonts.ts';
import { lightPalette } from './light-palette.ts';
import { media } from './scale.ts';

createGlobalTheme(':root', vars, { ...lightPalette, font: fontFamily });

// Also makes the browser draw its own fields, scroll bars and blank page in the right scheme.
globalStyle(':root', { colorScheme: 'light dark' });

globalStyle(':root', {
  '@media': {
    [media.dark]: { vars: changes(variables(lightPalette), variables(darkPalette)) },
  },
});
