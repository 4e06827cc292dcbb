/** In place of gray-matter's own YAML reader: `src/documents` gives it another, so the browser need not load this one. */
export function safeLoad(): never {
  throw new Error('Frontmatter is read by src/documents.');
}

export const safeDump = safeLoad;

/** In place of Node's, for all libraries. gray-matter copies each text as bytes that nobody reads: it gets the text itself. */
export const Buffer = {
  from: (text: string): string => text,
  isBuffer: () => false,
};
