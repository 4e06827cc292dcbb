import type { Issue } from '../issue.ts';
import { findFences } from './fences.ts';

/** A text in its parts: joined in this order, they are the text. */
export interface PageParts {
  /** What is above the keys, the opening fence included. */
  head: string;
  /** The keys. */
  yaml: string;
  /** The closing fence. */
  tail: string;
  body: string;
  /** 1-based lines of the text on which its parts begin. */
  offsets: { head: number; yaml: number; body: number };
  /** What is wrong with the fences; where something is, the parts are those that were surely meant. */
  issues: Issue[];
}

/**
 * Splits a text into frontmatter and body: the only reader of fences, for the check, the compiler and the writing
 * screen. `isKnownKey` says whether a word is a key of the site.
 */
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
