import { sectionAnchor } from '../../content/anchors.ts';
import { KINDS, type Kind, kinds } from '../../content/kinds/index.ts';
import { kindOf, stem } from '../../content/routes.ts';
import type { Document } from '../document.ts';
import type { Reading } from '../documents/read-content.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../issue.ts';
import { rightPath } from './names.ts';

/** Files that one page shows are ordered by the two figures that begin their names: each its own. */
export const fileNumbers = (reading: Reading): Issue[] =>
  KINDS.filter((kind) => kinds[kind].shownOn).flatMap((kind) => numbersOf(kind, reading));

function numbersOf(kind: Kind, { listing, nameOf }: Reading): Issue[] {
  const { name, isAnswer } = kinds[kind];
  const ofKind = listing.texts.filter((path) => kindOf(path) === kind);
  const paths = ofKind.filter((path) => path.split('/').length === 2);
  const numberOf = (path: string) => /^\d{2}(?=-)/.exec(stem(path))?.[0];
  const anchorOf = (path: string) => sectionAnchor(stem(path));
  const diagnosisOf = (path: string): Omit<Diagnosis, 'rule'> | undefined => {
    const number = numberOf(path);
    if (number === undefined) {
      const next = Math.max(0, ...paths.map((other) => Number(numberOf(other) ?? 0))) + 1;
      const bare = path.replace(/^[^/]*\/\d*[-_. ]*/, '');
      const suggestion = `${String(next).padStart(2, '0')}-${rightPath(bare)}`;
      return {
        message: `Le nom d’${name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        hint: `Renommez-le, par exemple en « ${suggestion} ».`,
        suggestion,
      };
    }
    const others = paths.filter((other) => other !== path && numberOf(other));
    const twin = others.find((other) => numberOf(other) === number);
    const namesake = others.find((other) => isAnswer && anchorOf(other) === anchorOf(path));
    const other = twin ?? namesake;
    if (!other) return undefined;
    const [what, own] = twin
      ? [`Le numéro ${number} est aussi celui`, 'son propre numéro']
      : [`L’adresse « #${anchorOf(path)} » est aussi celle`, OWN_ADDRESS];
    const hint = `Donnez à chaque ${name.replace(/^une /, '')} ${own}.`;
    return { message: `${what} de ${nameOf(other)}.`, hint };
  };
  const rule = `${kind}-numero`;
  return paths.flatMap((path) => {
    const found = diagnosisOf(path);
    return found ? issueAt(nameOf(path), FIRST_LINE, { rule, ...found }) : [];
  });
}

const OWN_ADDRESS = 'sa propre adresse : ce qui suit le numéro dans le nom de son fichier';

/** A question that one may open has an answer. */
export const answers = ({ kind, frontmatter, hasBody, file, bodyLine }: Document): Issue[] =>
  kind && kinds[kind].isAnswer && frontmatter && !hasBody
    ? [issueAt(file, { line: bodyLine - 1, column: 1 }, UNANSWERED)]
    : [];

const UNANSWERED: Diagnosis = {
  rule: 'faq-reponse',
  message: 'Cette question n’a pas de réponse : il n’y a pas de texte sous l’en-tête.',
  hint: 'Écrivez la réponse sous la deuxième ligne « --- », ou supprimez ce fichier en attendant.',
};
