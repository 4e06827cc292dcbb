import { globalFontFace } from '@vanilla-extract/css';
import { fontFile } from './fonts.ts';

// `vite.config.ts` replaces `__BASE__` by the base path as styles are bundled: a sub-path works.
const source = (file: string): string => `url("__BASE__${file}") format("woff2")`;

const local = (...names: readonly string[]): string =>
  names.map((name) => `local("${name}")`).join(',');

globalFontFace('Fraunces', {
  src: source(fontFile.title),
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

globalFontFace('Figtree', {
  src: source(fontFile.text),
  fontWeight: '400 700',
  fontDisplay: 'swap',
});

// Measured on French text at the weight of titles, so that no line breaks elsewhere at the swap.
globalFontFace('Fraunces Fallback', {
  src: local('Noto Serif Bold', 'NotoSerif-Bold', 'Georgia Bold', 'Georgia-Bold'),
  fontWeight: '400 700',
  sizeAdjust: '88.3%',
  ascentOverride: '110.8%',
  descentOverride: '28.9%',
  lineGapOverride: '0%',
});

// Times is a fifth narrower than Georgia: where only it or its twin exists, it needs its own face.
globalFontFace('Fraunces Fallback Times', {
  src: local('Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'),
  fontWeight: '400 700',
  sizeAdjust: '106.3%',
  ascentOverride: '92%',
  descentOverride: '24%',
  lineGapOverride: '0%',
});

// Roboto and Arial differ by 0.7 % on French text: one face serves both.
globalFontFace('Figtree Fallback', {
  src: local('Roboto', 'Roboto-Regular', 'Arial', 'Helvetica Neue', 'Liberation Sans'),
  sizeAdjust: '100%',
  ascentOverride: '95%',
  descentOverride: '25%',
  lineGapOverride: '0%',
});
