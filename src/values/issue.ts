import type { Path } from './paths.ts';

/** What is wrong, in words, wherever it stands. */
export interface Fault {
  /** Permanent id of the rule: guides and past reports contain it. */
  rule: string;
  /** An error by default. */
  severity?: Severity;
  /** French: what is there and what was expected. */
  message: string;
  /** French: what to do. Never empty. */
  hint: string;
  /** The same for who fills in a form, where there are no lines; by default the hint. */
  inForm?: string;
  /** What to write in its place, if that is certain. */
  right?: string | undefined;
}

/** A fault at its place in a text. */
export interface Diagnosis extends Fault {
  place: TextPlace;
}

/** A diagnosis of a file, as plain data; only reports print it. */
export interface Issue extends Position {
  rule: string;
  severity: Severity;
  /** Path from the repository's root, with `/`. */
  file: string;
  message: string;
  hint: string;
  /** The same in a form; not part of any report, as the next two. */
  inForm?: string;
  /** What removes the issue. */
  fix?: Fix;
  /** Keys to the field of the frontmatter that it is about. */
  path?: Path | undefined;
}

type Severity = 'error' | 'warning';

/** A position in a whole file, frontmatter counted; line and column from 1. */
export interface Position {
  line: number;
  column: number;
}

/** Where something is wrong, and how what is right is written there. */
export interface TextPlace extends Position {
  /** What the right text replaces; without it, the fault gets no fix. */
  range?: Range | undefined;
  /** The right text as it is written there, `href="/contact"`; by default as it is. */
  write?(right: string): string;
  /** Keys to the field of the frontmatter, and which part of it is meant. */
  path?: Path;
  part?: 'key' | 'value';
}

/** Two offsets (0-based, `to` excluded) in the file's normalised text. */
export interface Range {
  from: number;
  to: number;
}

/** Text to write in place of what stands in a range. */
export interface Fix extends Range {
  text: string;
}

/**
 * The issue of a fault in a file, with the fix of its place and right text. No other function makes a fix.
 */
export function issueAt(file: string, place: TextPlace, fault: Fault): Issue {
  const { rule, severity = 'error', message, hint, inForm, right } = fault;
  const { line, column, range, path, write = (text) => text } = place;
  const fix = right !== undefined && range ? { fix: { ...range, text: write(right) } } : {};
  return {
    rule,
    severity,
    file,
    line,
    column,
    message,
    hint,
    ...fix,
    ...(path && { path }),
    ...(inForm && { inForm }),
  };
}

/** The issue of a diagnosis in a file. */
export const issueOf = (file: string, diagnosis: Diagnosis): Issue =>
  issueAt(file, diagnosis.place, diagnosis);

export const isError = ({ severity }: { severity?: Severity }): boolean => severity !== 'warning';

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

/** Hint to write the word `right`, with `paste` as right text; without such a word, only the hint `otherwise`. */
export const correctionHint = (right: string | undefined, otherwise: string, paste = right) =>
  right === undefined || paste === undefined
    ? { hint: otherwise }
    : { hint: `Écrivez « ${right} ».`, right: paste };
