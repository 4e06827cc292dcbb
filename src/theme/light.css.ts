import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontFamily } from './fonts.ts';
import { lightPalette } from './light-palette.ts';

createGlobalTheme(':root', vars, { ...lightPalette, font: fontFamily });

// Also tells the browser to draw its own fields, scroll bars and blank page in the right scheme.
globalStyle(':root', { colorScheme: 'light dark' });
