import type { Document } from '../../model/document.ts';
import type { Issue } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';
import { lineIssues } from './shown-lines.ts';

/** In characters: a shorter paragraph may be said twice on purpose. */
const MIN_LENGTH = 80;

/** Warns of a long paragraph that stands twice in one text, pasted a second time; not of blocks, nor of rows of tables. */
export function doubledParagraphs(document: Document): Issue[] {
  const firsts = new Map<string, number>();
  return lineIssues(document, ({ line, number, isInBody }) => {
    const paragraph = line.trim();
    if (!isInBody || paragraph.length <= MIN_LENGTH || /^[<|]/.test(paragraph)) return [];
    const first = firsts.get(paragraph);
    firsts.set(paragraph, first ?? number);
    if (first === undefined) return [];
    const message = `« ${shorten(paragraph, 40)} » est déjà à la ligne ${first} de ce texte.`;
    const hint = 'Effacez l’un des deux paragraphes.';
    return [{ rule: 'ligne-double', severity: 'warning', message, hint }];
  });
}
