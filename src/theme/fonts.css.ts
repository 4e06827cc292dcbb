import { globalFontFace } from '@vanilla-extract/css';
import { fontFile } from './fonts.ts';

// Vite prefixes addresses of files in `public/` with the base path.
const source = (file: string): string => `url("/${file}") format("woff2")`;

// The file holds the weight 600 only; the range keeps browsers from making other titles bolder by themselves.
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

/**
 * Declares a system font that is shown while a web font loads. `sizeAdjust` (%) scales it to the width of the web font, so
 * that few line breaks change at the swap; it also scales ascent and descent, so these are divided by it here.
 */
const fallback = (family: string, names: readonly string[], sizeAdjust: number): void => {
  const isTitle = family.startsWith('Fraunces');
  const [ascent, descent] = isTitle ? [97.8, 25.5] : [95, 25];
  const scaled = (metric: number) => `${Math.round((metric / sizeAdjust) * 1000) / 10}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    // The system fonts are bold: without this range of weights the browser would make them bolder for titles.
    ...(isTitle ? { fontWeight: '400 700' } : {}),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: scaled(ascent),
    descentOverride: scaled(descent),
    lineGapOverride: '0%',
  });
};

// Fonts whose `sizeAdjust` differs by more than 1 % need separate names, which the browser tries in the order of
// `fontFamily`. Some systems find a font by its full name (`Georgia Bold`), others by its PostScript name (`Georgia-Bold`).
const TIMES = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const GEORGIA = ['Georgia Bold', 'Georgia-Bold'];
fallback('Fraunces Fallback', ['Noto Serif Bold', 'NotoSerif-Bold', ...GEORGIA], 88.9);
fallback('Fraunces Fallback Times', [...TIMES, 'Tinos Bold'], 106.3);
fallback('Fraunces Fallback DejaVu', ['DejaVu Serif Bold'], 81.1);

const ARIAL = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Arimo'];
fallback('Figtree Fallback', ['Roboto', 'Roboto-Regular', ...ARIAL], 100);
fallback('Figtree Fallback Noto', ['Noto Sans Regular', 'NotoSans-Regular'], 95.3);
fallback('Figtree Fallback DejaVu', ['DejaVu Sans'], 88);
