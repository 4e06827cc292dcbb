import type { Diagnosis, Position } from '../values/issue.ts';
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
  /** Issues of the two fences. */
  issues: (Diagnosis & Position)[];
}

/** Splits a file into frontmatter and body: for a text that gray-matter cannot split, and for the writing screen. */
export function partsOf(text: string): PageParts {
  const lines = text.split('\n');
  const { open, from, to, body, issues } = findFences(lines);
  const [start, end, below] = [from, to, body].map(
    (line) => lines.slice(0, line).join('\n').length + (line > 0 && line < lines.length ? 1 : 0),
  );
  return {
    head: text.slice(0, start),
    yaml: text.slice(start, end),
    tail: text.slice(end, below),
    body: text.slice(below),
    offsets: { head: Math.max(open, 0) + 1, yaml: from + 1, body: body + 1 },
    issues,
  };
}
