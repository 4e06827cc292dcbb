// Apart from the scale and written out: the browser's code takes these words and nothing more.

/** The screens of tablets (768 px) and wider; in rem, like its kin, so that a reader's letters count. */
export const fromTablet = '(min-width: 48rem)';

/** Those with room for the row of links (1024 px). */
export const fromDesktop = '(min-width: 64rem)';

/** Those that show the page in its full width (1280 px). */
export const fromWide = '(min-width: 80rem)';
