/** The eight characters begin the file's SHA-256: a new file is a new name, cached for ever. */
export const fontFile = {
  title: 'fonts/fraunces-215a93bd.woff2',
  text: 'fonts/figtree-3ba2b486.woff2',
} as const;

/** What a page asks for at once, under the base path; text first, as there is more of it. */
export const fontPreloads = [fontFile.text, fontFile.title] as const;

export const fontFamily = {
  title: 'Fraunces,"Fraunces Fallback","Fraunces Fallback Times","Fraunces Fallback DejaVu",serif',
  text: 'Figtree,"Figtree Fallback","Figtree Fallback Noto","Figtree Fallback DejaVu",sans-serif',
} as const;
