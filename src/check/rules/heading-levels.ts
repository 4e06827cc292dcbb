import { type Document, specOf } from '../../content/document.ts';
import { type Diagnosis, type Issue, issueAt, type Position } from '../../values/issue.ts';
import { offsetOf } from '../../values/positions.ts';
import { shorten } from '../../values/text.ts';

/** Reports headings of a text that are empty, skip a level or repeat the `h1`, which the page template writes. */
export function bodyHeadings(document: Document): Issue[] {
  const { file, facts } = document;
  const spec = specOf(document);
  // Level of the title of the text: `h2` on a page of several texts, `h3` when folders group them.
  const top = spec?.inFolders ? 3 : spec?.shownOn ? 2 : 1;
  let above = top;
  return facts.headings.flatMap(({ depth, text, position }) => {
    const next = above + 1;
    above = depth === 1 ? top + 1 : Math.max(2, depth);
    if (text === '') return issueAt(file, position, EMPTY);
    if (depth !== 1 && depth <= next) return [];
    const right = depth === 1 ? top + 1 : next;
    const diagnosis = depth === 1 ? second(text, right, spec?.titledBy) : skip(text, depth, next);
    return issueAt(file, position, withLevel(document.text, position, right, diagnosis));
  });
}

const EMPTY: Diagnosis = {
  rule: 'titre-vide',
  message: 'Ce titre est vide.',
  hint: 'Écrivez le titre après les dièses et un espace, ou retirez la ligne. Exemple : ## Nos actions',
};

/** The diagnosis with the right number of `#`; a heading that is underlined has no fix. */
function withLevel(source: string, position: Position, level: number, diagnosis: Diagnosis) {
  const from = offsetOf(source, position);
  const [written] = /^#+/.exec(source.slice(from)) ?? [];
  const fix = written && { from, to: from + written.length, text: '#'.repeat(level) };
  return fix ? { ...diagnosis, fix } : diagnosis;
}

const second = (text: string, level: number, key = 'title'): Diagnosis => ({
  rule: 'titre-double',
  message: `« ${shorten(text)} » est écrit comme le grand titre de la page, qui en a déjà un.`,
  hint: `Le titre de ce texte est la ligne « ${key}: » en haut du fichier. Ici, commencez par ${level} dièses.`,
});

const skip = (text: string, depth: number, next: number): Diagnosis => ({
  rule: 'niveau-de-titre',
  severity: 'warning',
  message: `« ${shorten(text)} » est un titre de niveau ${depth}, alors qu’un titre de niveau ${next} est attendu ici.`,
  hint: `Écrivez ${next} dièses : les titres descendent d’un niveau à la fois.`,
});
