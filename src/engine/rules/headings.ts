import { type Document, specOf } from '../document.ts';
import { type Diagnosis, type Issue, issueAt } from '../issue.ts';
import { short } from '../text.ts';

/** Headings of a body go down one level at a time below the title that the layout shows. */
export function bodyHeadings(document: Document): Issue[] {
  // What stands on a page with others has its title as `h2`.
  const { file, facts } = document;
  const spec = specOf(document);
  const top = spec?.inFolders ? 3 : spec?.shownOn ? 2 : 1;
  let above = top;
  return facts.headings.flatMap(({ depth, text, place }) => {
    const next = above + 1;
    above = depth === 1 ? top + 1 : Math.max(2, depth);
    if (text === '') return issueAt(file, place, EMPTY);
    if (depth === 1) return issueAt(file, place, second(text, top + 1, spec?.titledBy));
    return depth > next ? issueAt(file, place, leap(text, depth, next)) : [];
  });
}

const EMPTY: Diagnosis = {
  rule: 'titre-vide',
  message: 'Ce titre est vide.',
  hint: 'Écrivez le titre après les dièses et une espace, ou retirez la ligne. Exemple : ## Nos actions',
};

const second = (text: string, level: number, key = 'title'): Diagnosis => ({
  rule: 'titre-double',
  message: `« ${short(text)} » est écrit comme le grand titre de la page, qui en a déjà un.`,
  hint: `Le titre de ce texte est la ligne « ${key}: » en haut du fichier. Ici, commencez par ${level} dièses.`,
  suggestion: `${'#'.repeat(level)} ${text}`,
});

const leap = (text: string, depth: number, next: number): Diagnosis => ({
  rule: 'niveau-de-titre',
  severity: 'warning',
  message: `« ${short(text)} » est un titre de niveau ${depth}, alors qu’un titre de niveau ${next} est attendu ici.`,
  hint: `Écrivez ${next} dièses : les titres descendent d’un niveau à la fois.`,
  suggestion: `${'#'.repeat(next)} ${text}`,
});
