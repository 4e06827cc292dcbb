/** Font files in `public/`, cached for ever: the suffix is the first 8 characters of the SHA-256. */
export const fontFile = {
  title: 'fonts/fraunces-215a93bd.woff2',
  text: 'fonts/figtree-3ba2b486.woff2',
} as const;

/** Fonts that every page preloads; the text font first, because most text uses it. */
export const fontPreloads = [fontFile.text, fontFile.title] as const;

export const fontFamily = {
  title: 'Fraunces,"Fraunces Fallback","Fraunces Fallback Times","Fraunces Fallback DejaVu",serif',
  text: 'Figtree,"Figtree Fallback","Figtree Fallback Noto","Figtree Fallback DejaVu",sans-serif',
} as const;
