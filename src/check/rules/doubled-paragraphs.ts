import type { Document } from '../../model/document.ts';
import { type Issue, issueAt } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { shownLines } from './shown-lines.ts';

/** In characters: a shorter paragraph may be said twice on purpose. */
const MIN_LENGTH = 80;

/** Warns of a long paragraph that stands twice in one text, pasted a second time; not of blocks, nor of rows of tables. */
export function doubledParagraphs(document: Document): Issue[] {
  const { file, kind, bodyLine } = document;
  const firsts = new Map<string, number>();
  return shownLines(document).flatMap((line, at): Issue[] => {
    const paragraph = line.trim();
    const isText = kind && at + 1 >= bodyLine && /^[^<|]/.test(paragraph);
    if (!isText || paragraph.length <= MIN_LENGTH) return [];
    const first = firsts.get(paragraph) ?? at;
    firsts.set(paragraph, first);
    if (first === at) return [];
    return [
      issueAt(
        file,
        { line: at + 1, column: 1 },
        {
          rule: 'ligne-double',
          severity: 'warning',
          message: `« ${shorten(paragraph, 40)} » est déjà à la ligne ${first + 1} de ce texte.`,
          hint: 'Effacez l’un des deux paragraphes.',
        },
      ),
    ];
  });
}
