import type { z } from 'zod';
import type { Place } from '../content/issue.ts';

/** The keys of one file as they were read, valid or not: what the rules on frontmatter look at. */
export interface Frontmatter {
  /** Path under the content folder. */
  path: string;
  /** Path relative to the repository. */
  file: string;
  schema: z.ZodType;
  /** Plain data; undefined when it could not be read. */
  data: unknown;
  /** Top-level keys of which a line could not be read: nothing is to be counted in them. */
  partial: ReadonlySet<string>;
  /** The text of the whole file, normalized, as its editor sees it. */
  text: string;
  /** 1-based first and last line of the keys. */
  lines: { from: number; to: number };
  /** Place of a key, or of its value, in the whole file. */
  placeOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Place;
  /** The line where a key or its value stands, as it reads once corrected, and the 1-based column there. */
  lineAt(path: readonly PropertyKey[], part?: 'key' | 'value'): { text: string; column: number };
}
