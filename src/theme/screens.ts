// Not in the scale: the browser's code imports these strings, and nothing else of the theme.

/** The screens of tablets (768 px) and wider; in rem, as the others, so that an enlarged font counts. */
export const fromTablet = '(min-width: 48rem)';

/** Screens with room for the row of links (1024 px). */
export const fromDesktop = '(min-width: 64rem)';

/** Screens that show the page in its full width (1280 px). */
export const fromWide = '(min-width: 80rem)';
