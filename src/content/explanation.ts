import type { Path } from './values.ts';

/** What to change: the key, the value, quotes around the value as it stands, its invisible signs, or a line to add. */
export type Fix =
  | { key: string }
  | { value: string }
  | { quote: true }
  | { seen: true }
  | { line: string };

/** A fault in words, with the path of the key to point at. */
export interface Explanation {
  path: Path;
  /** Whether the key is at fault, or its value. */
  point: 'key' | 'value';
  rule: string;
  message: string;
  hint: string;
  fix?: Fix;
}
