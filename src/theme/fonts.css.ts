import { globalFontFace } from '@vanilla-extract/css';
import { fontFile } from './fonts.ts';

// Vite prefixes addresses of files in `public/` with the base path.
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
 * Declares a local fallback for a web font while it loads. `sizeAdjust` (%) gives French text the same width, so that few
 * line breaks move at the swap; it also scales the metrics of the web font, which are therefore divided by it.
 */
const fallback = (family: string, names: readonly string[], sizeAdjust: number): void => {
  const isTitle = family.startsWith('Fraunces');
  const [ascent, descent] = isTitle ? [97.8, 25.5] : [95, 25];
  const scaled = (metric: number) => `${Math.round((metric / sizeAdjust) * 1000) / 10}%`;
  globalFontFace(family, {
    src: names.map((name) => `local("${name}")`).join(','),
    // The local fonts are bold: without this range the browser would embolden them again.
    ...(isTitle ? { fontWeight: '400 700' } : {}),
    sizeAdjust: `${sizeAdjust}%`,
    ascentOverride: scaled(ascent),
    descentOverride: scaled(descent),
    lineGapOverride: '0%',
  });
};

// Fonts whose `sizeAdjust` differs by more than 1 % need separate faces, tried in the order of `fontFamily`. Systems look
// up full names or PostScript names.
const TIMES = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const GEORGIA = ['Georgia Bold', 'Georgia-Bold'];
fallback('Fraunces Fallback', ['Noto Serif Bold', 'NotoSerif-Bold', ...GEORGIA], 88.9);
fallback('Fraunces Fallback Times', [...TIMES, 'Tinos Bold'], 106.3);
fallback('Fraunces Fallback DejaVu', ['DejaVu Serif Bold'], 81.1);

const ARIAL = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Arimo'];
fallback('Figtree Fallback', ['Roboto', 'Roboto-Regular', ...ARIAL], 100);
fallback('Figtree Fallback Noto', ['Noto Sans Regular', 'NotoSans-Regular'], 95.3);
fallback('Figtree Fallback DejaVu', ['DejaVu Sans'], 88);
