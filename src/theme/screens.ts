// Apart from the scale: client code imports these strings only.

/** From 768 px on. Breakpoints are in rem, so that an enlarged font counts. */
export const fromTablet = '(min-width: 48rem)';

/** From 1024 px on, where the header has room for its row of links. */
export const fromDesktop = '(min-width: 64rem)';

/** From 1280 px on, the maximum width of the page. */
export const fromWide = '(min-width: 80rem)';
