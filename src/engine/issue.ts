/** A fault found in content: a value that reports print and nothing else does. */
export interface Issue {
  /** Permanent id of the rule; a heading of `content/AIDE.md`. */
  rule: string;
  severity: 'error' | 'warning';
  /** Path relative to the repository, with `/`: `content/pages/contact.mdx`. */
  file: string;
  /** 1-based line in the whole file, frontmatter counted. */
  line: number;
  /** 1-based column. */
  column: number;
  /** French: what is there and what was expected. */
  message: string;
  /** French: what to do. Never empty. */
  hint: string;
  /** The corrected text to paste, where it can be known. */
  suggestion?: string;
}

/** What is said of a mistake, before its place is known; an error unless it says otherwise. */
export type Diagnosis = Pick<Issue, 'rule' | 'message' | 'hint' | 'suggestion'> & {
  severity?: Issue['severity'];
};

/** The issue that a diagnosis makes at a place of a file. */
export const issueAt = (file: string, { line, column }: Position, said: Diagnosis): Issue => ({
  severity: 'error',
  ...said,
  file,
  line,
  column,
});

/** Whether an issue keeps the site from being built: all do, but those that are said to be warnings. */
export const isError = ({ severity }: { severity?: Issue['severity'] }): boolean =>
  severity !== 'warning';

/** Where something stands in a file, both 1-based. */
export interface Position {
  line: number;
  column: number;
}

/** The place of an issue about a whole file. */
export const FIRST_LINE: Position = { line: 1, column: 1 };

/** Sorts issues by file, then line, then column, and drops exact repetitions. */
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

/** A diagnosis and the 0-based offset of its cause in the text that was read: a line, a tag. */
export interface LocatedDiagnosis extends Diagnosis {
  at: number;
}

/** What to do in place of what is written: the right word where it is known, with what to paste, that word by default. */
export const instead = (right: string | undefined, otherwise: string, paste = right) =>
  right === undefined || paste === undefined
    ? { hint: otherwise }
    : { hint: `Écrivez « ${right} ».`, suggestion: paste };
