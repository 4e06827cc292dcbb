/** Of the pages that share one change, this many are looked at, and their screenshots shown. */
export const SAMPLES = 4;
