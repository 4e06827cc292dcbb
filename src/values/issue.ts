import type { Path } from './paths.ts';

/** An error or warning in content; only reports print it. */
export interface Issue {
  /** Permanent id of the rule: guides and past reports contain it. */
  rule: string;
  severity: 'error' | 'warning';
  /** Path from the repository's root, with `/`. */
  file: string;
  /** 1-based line in the whole file, frontmatter counted. */
  line: number;
  column: number;
  /** French: what is there and what was expected. */
  message: string;
  /** French: what to do. Never empty. */
  hint: string;
  /** What removes the issue, written by the rule that knows the range. */
  fix?: Fix;
  /** Keys to the field of the frontmatter that it is about; not part of any report. */
  path?: Path;
}

/** Text to write in place of what stands between two offsets (0-based, `to` excluded) of the file's normalised text. */
export interface Fix {
  from: number;
  to: number;
  text: string;
}

/** An issue without position; an error by default. */
export type Diagnosis = Pick<Issue, 'rule' | 'message' | 'hint' | 'fix' | 'path'> & {
  severity?: Issue['severity'];
  /** The right value, where only the caller knows the range and makes the fix. */
  suggestion?: string;
};

export function issueAt(file: string, { line, column }: Position, diagnosis: Diagnosis): Issue {
  const { suggestion: _, ...known } = diagnosis;
  return { severity: 'error', ...known, file, line, column };
}

export const isError = ({ severity }: { severity?: Issue['severity'] }): boolean =>
  severity !== 'warning';

/** A position in a file, 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** A diagnosis with its place in the file. */
export type Found = Diagnosis & Position;

/** Position of an issue about a whole file. */
export const FIRST_LINE: Position = { line: 1, column: 1 };

/** Sorts issues by file, line and column, without duplicates. */
export function sortIssues(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return [...issues]
    .sort(
      (a, b) =>
        compare(a.file, b.file) ||
        a.line - b.line ||
        a.column - b.column ||
        compare(a.rule, b.rule),
    )
    .filter((issue) => {
      const key = JSON.stringify(issue);
      return !seen.has(key) && seen.add(key);
    });
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Hint to write the word `right`, with `paste` as suggestion; without such a word, only the hint `otherwise`. */
export const correctionHint = (right: string | undefined, otherwise: string, paste = right) =>
  right === undefined || paste === undefined
    ? { hint: otherwise }
    : { hint: `Écrivez « ${right} ».`, suggestion: paste };
