import { type Document, specOf } from '../../content/document.ts';
import { lineFix, offsetOf } from '../../values/fix.ts';
import { type Diagnosis, type Issue, issueAt, type Position } from '../../values/issue.ts';
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
    return issueAt(file, ...withLevel(document.text, position, right, diagnosis));
  });
}

const EMPTY: Diagnosis = {
  rule: 'titre-vide',
  message: 'Ce titre est vide.',
  hint: 'Écrivez le titre après les dièses et une espace, ou retirez la ligne. Exemple : ## Nos actions',
};

/** Fixes the level: the right number of `#`, or `---` in place of `===` below the title. */
function withLevel(
  source: string,
  position: Position,
  level: number,
  diagnosis: Diagnosis,
): [Position, Diagnosis] {
  const lines = source.split('\n');
  const at = offsetOf(source, position);
  const [written] = /^#+/.exec(source.slice(at)) ?? [];
  if (written !== undefined) {
    const fix = { from: at, to: at + written.length, text: '#'.repeat(level) };
    return [position, { ...diagnosis, fix }];
  }
  const below = lines.findIndex((text, at) => at >= position.line && /^[\s>]*=+\s*$/.test(text));
  const [, margin = '', signs = ''] = /^([\s>]*)(=+)/.exec(lines[below] ?? '') ?? [];
  if (level !== 2 || signs === '') return [position, diagnosis];
  const dashes = '-'.repeat(Math.max(3, signs.length));
  const underline = { line: below + 1, column: margin.length + 1 };
  const hint = `${diagnosis.hint} Ou soulignez-le de tirets.`;
  const fix = lineFix(source, underline.line, margin + dashes);
  return [underline, { ...diagnosis, hint, fix }];
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
