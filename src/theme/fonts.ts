/** Font files in `public/`. Browsers cache them for ever, so a changed file needs a new name: its SHA-256 (8 characters). */
export const fontFile = {
  title: 'fonts/fraunces-e26e149a.woff2',
  text: 'fonts/figtree-4b734d2d.woff2',
} as const;

/** Fonts that every page preloads; the text font first, because most text uses it. */
export const fontPreloads = [fontFile.text, fontFile.title] as const;

export const fontFamily = {
  title: 'Fraunces,"Fraunces Fallback","Fraunces Fallback Times","Fraunces Fallback DejaVu",serif',
  text: 'Figtree,"Figtree Fallback","Figtree Fallback Noto","Figtree Fallback DejaVu",sans-serif',
} as const;
