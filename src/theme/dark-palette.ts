import { lightPalette } from './light-palette.ts';
import { type Palette, pigment } from './palette.ts';

export const darkPalette: Palette = {
  color: {
    background: {
      page: pigment.night,
      band: '#16231A',
      raised: '#1C2C21',
      strong: '#184F39',
      tint: '#15341F',
      action: '#5FB68C',
    },
    text: {
      body: pigment.nightText,
      quiet: '#B7C0AD',
      accent: '#EE8259',
      link: '#96D6B0',
      onStrong: pigment.paper,
      onSecond: '#1F0D07',
      onHighlight: pigment.ink,
      onAction: pigment.ink,
    },
    border: { soft: '#2C3F32', firm: '#7B9182' },
    accent: { main: '#5FB68C', second: '#E57F5F', highlight: '#F5B84A' },
    state: {
      info: '#123C47',
      infoText: '#A9DEEA',
      success: '#174027',
      successText: '#A6E0B6',
      danger: '#55201A',
      dangerText: '#FFC3B0',
    },
    focus: '#FFC55E',
  },
  hour: lightPalette.hour,
  // The line pattern is half-transparent, so it is visible on the backgrounds of both schemes.
  motif: lightPalette.motif,
  ribbon: lightPalette.ribbon,
};
