// Not in `scale.ts`: scripts of the browser import these strings, and must not load the whole scale.

/** Screens from 768 px on. Widths are in rem: with an enlarged font a screen counts as narrower. */
export const fromTablet = '(min-width: 48rem)';

/** Screens from 1024 px on, where the row of links fits in the header. */
export const fromDesktop = '(min-width: 64rem)';

/** Screens from 1280 px on; the content of a page is never wider. */
export const fromWide = '(min-width: 80rem)';
