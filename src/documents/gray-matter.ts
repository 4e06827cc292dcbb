import matter from 'gray-matter';
import type { FrontmatterParser } from './read-page.ts';

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** Splits a page with gray-matter. Its engines for other languages are replaced, because its own would execute frontmatter that starts with `---js`. */
export const parseFrontmatter: FrontmatterParser = (text, yaml) =>
  // With options, gray-matter does not use its cache, which hides invalid YAML.
  matter(text, { engines: { javascript: refuse, js: refuse, json: refuse, yaml } });
