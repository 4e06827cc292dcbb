/** Bytes of a text file (contract section 6); a larger file is not read. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** Bytes of a picture file (contract section 6). */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

/** Bytes of frontmatter (contract section 6). */
export const MAX_FRONTMATTER_BYTES = 64 * 1024;

/** Lines of frontmatter: with more, gray-matter and the YAML parser become slow. */
export const MAX_FRONTMATTER_LINES = 2000;

/** Factor of these limits for kinds that `mayGrow`. */
const GROWN = 15;

/** Phones of 50 megapixels take up to 50.4 million pixels; the rest is for panoramas. */
export const MAX_PIXELS = 60_000_000;

export const isLongFrontmatter = (lines: readonly string[], mayGrow = false): boolean => {
  const times = mayGrow ? GROWN : 1;
  return (
    lines.length > MAX_FRONTMATTER_LINES * times ||
    Buffer.byteLength(lines.join('\n')) > MAX_FRONTMATTER_BYTES * times
  );
};

/** Bytes as megabytes in French (`25,1`), rounded up, so that a size above a limit is not shown as the limit. */
export const megabytes = (size: number): string =>
  (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1).replace('.', ',');

export const tooManyPoints = (points: number) => ({
  rule: 'image-trop-lourde',
  message: `Cette image compte ${millions(points)} millions de points : la limite est de ${millions(MAX_PIXELS)} millions.`,
  hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
});

const millions = (points: number) => Math.ceil(points / 1_000_000);
