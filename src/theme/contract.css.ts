import { createGlobalThemeContract } from '@vanilla-extract/css';

let count = 0;

/** CSS variables of the theme, named by use. In CSS they are numbered (`--v0`), because every page contains their names. */
export const vars = createGlobalThemeContract(
  {
    color: {
      background: { page: '', band: '', raised: '', strong: '', tint: '', action: '' },
      text: {
        body: '',
        quiet: '',
        accent: '',
        link: '',
        onStrong: '',
        onSecond: '',
        onHighlight: '',
        onAction: '',
      },
      border: { soft: '', firm: '' },
      accent: { main: '', second: '', highlight: '' },
      state: {
        info: '',
        infoText: '',
        success: '',
        successText: '',
        danger: '',
        dangerText: '',
      },
      focus: '',
    },
    font: { title: '', text: '' },
    // Drawing above the footer: skyline, sun or moon (`disc`), its position (`place`), light around it (`glow`).
    horizon: { skyline: '', disc: '', place: '', glow: '' },
    motif: '',
    ribbon: '',
    // Width of the first column of the grid, in an element as wide as the text of its band.
    column: '',
  },
  () => `v${count++}`,
);
