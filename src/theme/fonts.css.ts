import { globalFontFace } from '@vanilla-extract/css';
import { fontFile } from './fonts.ts';

// Vite puts the base path before what stands in `public/`.
const source = (file: string): string => `url("/${file}") format("woff2")`;

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
 * A local font that stands in for one of ours until it comes. `sizeAdjust` (%) makes French text as wide in it, so that
 * few lines break elsewhere at the swap; it scales the metrics of our font, too, which are therefore divided by it.
 */
const fallback = (family: string, names: readonly string[], sizeAdjust: number): void => {
  const isTitle = family.startsWith('Fraunces');
  const [ascent, descent] = isTitle ? [97.8, 25.5] : [95, 25];
  const scaled = (metric: number) => `${Math.round((metric / sizeAdjust) * 1000) / 10}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    // Titles are measured in the bold face: without the range it would be emboldened again.
    ...(isTitle ? { fontWeight: '400 700' } : {}),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: scaled(ascent),
    descentOverride: scaled(descent),
    lineGapOverride: '0%',
  });
};

// A face has one size for all its fonts: those that differ by more than 1 % have faces of their own, tried in the order
// of `fontFamily`. Names are full names and PostScript names, as systems look up either.
const NAMES_OF_TIMES = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const NAMES_OF_GEORGIA = ['Georgia Bold', 'Georgia-Bold'];
fallback('Fraunces Fallback', ['Noto Serif Bold', 'NotoSerif-Bold', ...NAMES_OF_GEORGIA], 88.9);
fallback('Fraunces Fallback Times', [...NAMES_OF_TIMES, 'Tinos Bold'], 106.3);
fallback('Fraunces Fallback DejaVu', ['DejaVu Serif Bold'], 81.1);

const NAMES_OF_ARIAL = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Arimo'];
fallback('Figtree Fallback', ['Roboto', 'Roboto-Regular', ...NAMES_OF_ARIAL], 100);
fallback('Figtree Fallback Noto', ['Noto Sans Regular', 'NotoSans-Regular'], 95.3);
fallback('Figtree Fallback DejaVu', ['DejaVu Sans'], 88);
