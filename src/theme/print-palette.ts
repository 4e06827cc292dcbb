import type { Palette } from './palette.ts';

const [black, white] = ['#000', '#fff'] as const;

/** Ink on white paper, whatever the section or the scheme. */
export const printPalette: Palette = {
  color: {
    background: { page: white, band: white, raised: white, strong: white, tint: white },
    text: {
      body: black,
      quiet: black,
      accent: black,
      link: black,
      onStrong: black,
      onSecond: black,
      onHighlight: black,
    },
    border: { soft: '#999', firm: black },
    accent: { main: black, second: white, highlight: white },
    state: {
      info: white,
      infoText: black,
      success: white,
      successText: black,
      danger: white,
      dangerText: black,
    },
    focus: black,
  },
  motif: 'none',
  ribbon: 'none',
};
