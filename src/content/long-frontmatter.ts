/** The frontmatter of one file may hold 64 KB (contract section 6). */
export const MOST_BYTES = 64 * 1024;

/** More keys than any page has; beyond, the patterns of gray-matter and the parser of YAML would take their time. */
export const MOST_LINES = 2000;

/** True for frontmatter that is told of and not read. */
export const isLongFrontmatter = (lines: readonly string[]): boolean =>
  lines.length > MOST_LINES || Buffer.byteLength(lines.join('\n')) > MOST_BYTES;
