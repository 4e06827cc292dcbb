import { globalStyle } from '@vanilla-extract/css';
import { changes, variables } from './changes.ts';
import { darkPalette } from './dark-palette.ts';
import { lightPalette } from './light-palette.ts';
import { media } from './scale.ts';

globalStyle(':root', {
  '@media': {
    [media.dark]: { vars: changes(variables(lightPalette), variables(darkPalette)) },
  },
});
