import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { type Fault, type Issue, issueAt } from '../../values/issue.ts';

/** The lines of a file that visitors may read: without code, hidden notes, and remarks of the frontmatter. Columns do not change. */
export const shownLines = ({ text, facts, bodyLine }: Document): string[] =>
  linesWithoutCode(
    text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ' ')),
    facts,
  ).map((line, at) => (at + 1 < bodyLine ? line.replace(/(?:^|\s)#.*/, '') : line));

interface ShownLine {
  line: string;
  /** From 1. */
  number: number;
  isInBody: boolean;
}

/** Issues of the lines of a text that visitors may read: `faultsIn` gives those of a line, each with its offset in the line. */
export const lineIssues = (
  document: Document,
  faultsIn: (line: ShownLine) => readonly (Fault & { at?: number | undefined })[],
): Issue[] =>
  document.kind
    ? shownLines(document).flatMap((line, index) => {
        const number = index + 1;
        const shown = { line, number, isInBody: number >= document.bodyLine };
        return faultsIn(shown).map(({ at = 0, ...fault }) =>
          issueAt(document.file, { line: number, column: at + 1 }, fault),
        );
      })
    : [];
