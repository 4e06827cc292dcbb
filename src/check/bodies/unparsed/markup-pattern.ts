import type { Document } from '../../../model/document.ts';
import type { Diagnosis } from '../../../values/issue.ts';

/** What a warning about marks begins with. */
export const MARK = { rule: 'mise-en-forme', severity: 'warning' } as const;

/** Characters that were meant as markup, here or in another tool, and that Markdown left as text: a row of a table. */
export type MarkupPattern = Pattern & (Remark | { diagnose(match: MarkupMatch): Diagnosis });

interface Pattern {
  /** Examples, each a body of its own: for the reader of the table, and for a test. */
  examples: readonly string[];
  /** Matches in the text that Markdown left, by lines; with the indices of its groups. */
  find: RegExp;
  /** False for a match that is correct as it is. */
  isMeant?(match: MarkupMatch): boolean;
}

/** What is said of each match. */
export interface Remark {
  rule: string;
  severity?: 'warning';
  /** By default, that visitors would see these characters. */
  message?(source: string): string;
  hint: string;
  /** What to write in place of what was matched, from it and its groups, as they were written; undefined if that is not certain. */
  write?(...written: string[]): string | undefined;
}

export interface MarkupMatch {
  /** What was written, then the groups of the match. */
  written: readonly string[];
  /** Offset in the file. */
  offset: number;
  document: Document;
}
