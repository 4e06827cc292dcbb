/** In place of gray-matter's own YAML reader: `src/documents` gives it another, so the browser need not load this one. */
export function safeLoad(): never {
  throw new Error('Frontmatter is read by src/documents.');
}

export const safeDump = safeLoad;
