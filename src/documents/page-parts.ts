import type { Issue } from '../values/issue.ts';
import { findFences } from './fences.ts';

/** Parts of a file: `head + yaml + tail + body` is the whole text. */
export interface PageParts {
  /** Text before the keys, with the opening fence. */
  head: string;
  yaml: string;
  tail: string;
  body: string;
  /** First line (1-based) of each part; `head`: line of the opening fence. */
  offsets: { head: number; yaml: number; body: number };
  /** Issues of the two lines `---`. */
  issues: Issue[];
}

/** Splits a file into frontmatter and body. Check, compiler and writing screen all use this function, so they never disagree. */
export function partsOf(
  text: string,
  {
    file = '',
    isKnownKey = () => false,
  }: { file?: string; isKnownKey?(word: string): boolean } = {},
): PageParts {
  const lines = text.split('\n');
  const { open, frontmatter, body, issues } = findFences(lines, file, isKnownKey);
  const lengthTo = (line: number) =>
    lines.slice(0, line).reduce((length, one) => length + one.length + 1, 0);
  const [from, to, below] = [frontmatter.from, frontmatter.to, body].map(lengthTo);
  return {
    head: text.slice(0, from),
    yaml: text.slice(from, to),
    tail: text.slice(to, below),
    body: text.slice(below),
    offsets: { head: Math.max(open, 0) + 1, yaml: frontmatter.from + 1, body: body + 1 },
    issues,
  };
}
