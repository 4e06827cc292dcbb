/** YAML between two lines `---`, and the text below them. */
export interface Split {
  /** As gray-matter gives it: from the line end of the first fence to before that of the second. */
  matter: string;
  content: string;
}

/** Splits a text as gray-matter does, for browsers, in which gray-matter does not run; `parse` gets the YAML. */
export function splitFrontmatter(text: string, parse: (yaml: string) => object): Split {
  const close = text.indexOf('\n---', 3);
  if (!text.startsWith('---\n') || close < 0) return { matter: '', content: text };
  const matter = text.slice(3, close);
  parse(matter);
  return { matter, content: text.slice(close + 4).replace(/^\n/, '') };
}
