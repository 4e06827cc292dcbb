/** Bytes that a text file may hold (contract section 6): a larger one is refused, and not read. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** Bytes that a picture file may hold (contract section 6). A drawing is looked through up to here. */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

/** The frontmatter of one file may hold 64 KB (contract section 6). */
export const MAX_FRONTMATTER_BYTES = 64 * 1024;

/** More keys than any page has; beyond, the patterns of gray-matter and the parser of YAML would take their time. */
export const MAX_FRONTMATTER_LINES = 2000;

/** How much longer the keys of a kind may be that gets a line with each event, as a register does. */
const GROWN = 15;

/** Phones of 50 megapixels make up to 50.4 million points; the rest is for panoramas. */
export const MAX_PIXELS = 60_000_000;

/** True for frontmatter that is refused, and not read. */
export const isLongFrontmatter = (lines: readonly string[], mayGrow = false): boolean => {
  const times = mayGrow ? GROWN : 1;
  return (
    lines.length > MAX_FRONTMATTER_LINES * times ||
    Buffer.byteLength(lines.join('\n')) > MAX_FRONTMATTER_BYTES * times
  );
};

/** A size in bytes as people read it: `25,1`, rounded up, so that what is just above a limit is not said to be at it. */
export const megabytes = (size: number): string =>
  (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1).replace('.', ',');

/** What is said of a picture with more points than a build should hold in memory. */
export const tooManyPoints = (points: number) => ({
  rule: 'image-trop-lourde',
  message: `Cette image compte ${millions(points)} millions de points : la limite est de ${millions(MAX_PIXELS)} millions.`,
  hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
});

const millions = (points: number) => Math.ceil(points / 1_000_000);
