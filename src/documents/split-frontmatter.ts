import matter from 'gray-matter';
import { isLongFrontmatter } from '../values/limits.ts';
import { type Split, splitFrontmatter as splitPlain } from './split-plain.ts';

const refuse = () => {
  throw new Error('Frontmatter is YAML.');
};

/** Splits a text by gray-matter. Its engines for other languages are replaced: its own would execute what starts with `---js`. */
export function splitFrontmatter(text: string, parse: (yaml: string) => object): Split {
  // gray-matter is slow on long frontmatter, which is only reported, and takes a text with one fence for frontmatter as a whole.
  const end = text.indexOf('\n---', 3);
  if (!text.startsWith('---\n') || end < 0 || isLongFrontmatter(text.slice(0, end).split('\n')))
    return splitPlain(text, parse);
  // With options, gray-matter does not use its cache, which hides invalid YAML.
  const engines = { javascript: refuse, js: refuse, json: refuse, yaml: parse };
  const { matter: yaml, content } = matter(text, { engines });
  return { matter: yaml, content };
}
