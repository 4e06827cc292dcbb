/** Bytes that a text file may hold (contract section 6): a larger one is told of, and not read. */
export const MOST_OF_TEXT = 1024 * 1024;

/** Bytes that a picture file may hold (contract section 6). A drawing is looked through up to here: none goes online of which less was seen. */
export const MOST_OF_PICTURE = 25 * 1024 * 1024;
