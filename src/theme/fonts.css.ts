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

/** Ascent and descent of a web font (% of its size), and the weights that its system fonts stand for. */
interface Metrics {
  ascent: number;
  descent: number;
  fontWeight?: string;
}

/**
 * Declares system fonts that are shown while a web font loads. `sizeAdjust` (%) scales them to the width of the web font, so
 * that few line breaks change at the swap; it also scales ascent and descent, so these are divided by it here.
 */
const fallbackOf =
  ({ ascent, descent, ...weight }: Metrics) =>
  (family: string, names: readonly string[], sizeAdjust: number): void => {
    const scaled = (metric: number) => `${Math.round((metric / sizeAdjust) * 1000) / 10}%`;
    globalFontFace(family, {
      src: names.map((name) => `local("${name}")`).join(','),
      ...weight,
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
// The system fonts of titles are bold: without a range of weights the browser would make them bolder.
const title = fallbackOf({ ascent: 97.8, descent: 25.5, fontWeight: '400 700' });
title('Fraunces Fallback', ['Noto Serif Bold', 'NotoSerif-Bold', ...GEORGIA], 88.9);
title('Fraunces Fallback Times', [...TIMES, 'Tinos Bold'], 106.3);
title('Fraunces Fallback DejaVu', ['DejaVu Serif Bold'], 81.1);

const ARIAL = ['Arial', 'Helvetica Neue', 'Liberation Sans', 'Arimo'];
const text = fallbackOf({ ascent: 95, descent: 25 });
text('Figtree Fallback', ['Roboto', 'Roboto-Regular', ...ARIAL], 100);
text('Figtree Fallback Noto', ['Noto Sans Regular', 'NotoSans-Regular'], 95.3);
text('Figtree Fallback DejaVu', ['DejaVu Sans'], 88);
