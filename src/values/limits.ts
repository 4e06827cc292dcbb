/** Maximum size of a text file in bytes (docs/contract.md#caps); a larger file is not parsed. */
export const MAX_TEXT_BYTES = 1024 * 1024;

/** Maximum size of a picture file in bytes (docs/contract.md#caps). */
export const MAX_PICTURE_BYTES = 25 * 1024 * 1024;

/** Maximum size of an SVG in bytes (docs/contract.md#caps): the build optimises it in the square of its elements. */
export const MAX_DRAWING_BYTES = 1024 * 1024;

/** Maximum size of a PDF in bytes (docs/contract.md#caps). */
export const MAX_DOWNLOAD_BYTES = 10 * 1024 * 1024;

/** Maximum number of issues that are reported for one body: more of them have the same cause. */
export const MAX_ISSUES = 200;

/** Maximum size of frontmatter in bytes (docs/contract.md#caps). */
const MAX_FRONTMATTER_BYTES = 64 * 1024;

/** Maximum number of lines of frontmatter and of a data file (docs/contract.md#caps): with more, the YAML parser becomes slow. */
export const MAX_LINES = 2000;

/** Multiplies both limits of frontmatter for kinds that `mayGrow`: editors add lines to them for years. */
const GROWTH_FACTOR = 15;

export const isLongFrontmatter = (lines: readonly string[], mayGrow = false): boolean => {
  const times = mayGrow ? GROWTH_FACTOR : 1;
  return (
    lines.length > MAX_LINES * times ||
    new TextEncoder().encode(lines.join('\n')).length > MAX_FRONTMATTER_BYTES * times
  );
};

/** Bytes as megabytes in French (`25,1`), rounded up, so that a size above a limit is not shown as the limit. */
export const megabytes = (size: number): string =>
  (Math.ceil((size / 1024 / 1024) * 10) / 10).toFixed(1).replace('.', ',');
