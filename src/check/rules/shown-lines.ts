import { linesWithoutCode } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';

/** The lines of a file that visitors may read: without code, hidden notes, and remarks of the frontmatter. Columns do not change. */
export const shownLines = ({ text, facts, bodyLine }: Document): string[] =>
  linesWithoutCode(
    text.replace(/<!--[\s\S]*?-->/g, (note) => note.replace(/[^\n]/g, ' ')),
    facts,
  ).map((line, at) => (at + 1 < bodyLine ? line.replace(/(?:^|\s)#.*/, '') : line));
