import { sectionAnchor } from '../../content/anchors.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../content/issue.ts';
import { KINDS, type Kind, kinds } from '../../content/kinds/index.ts';
import { kindOf, stem } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';
import { rightPath } from './names.ts';

/** Files that one page shows are ordered by the two figures that begin their names: each its own. */
export const fileNumbers = (reading: Reading): Issue[] =>
  KINDS.filter((kind) => kinds[kind].shownOn).flatMap((kind) => numbersOf(kind, reading));

function numbersOf(kind: Kind, { listing, nameOf }: Reading): Issue[] {
  const { name, isAnswer } = kinds[kind];
  const rule = `${kind}-numero`;
  const sections = listing.texts
    .filter((path) => kindOf(path) === kind && path.split('/').length === 2)
    .map((path) => ({
      path,
      number: Number(/^(\d{2})-/.exec(stem(path))?.[1] ?? Number.NaN),
      anchor: sectionAnchor(stem(path)),
    }));
  const numbers = sections.map(({ number }) => number).filter((number) => !Number.isNaN(number));
  const next = Math.max(0, ...numbers) + 1;
  const diagnosisOf = (section: (typeof sections)[number]): Diagnosis | undefined => {
    const { path, number, anchor } = section;
    if (Number.isNaN(number)) {
      const bare = path.replace(/^[^/]*\/\d*[-_. ]*/, '');
      const suggestion = `${two(next)}-${rightPath(bare)}`;
      return {
        rule,
        message: `Le nom d’${name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        hint: `Renommez-le, par exemple en « ${suggestion} ».`,
        suggestion,
      };
    }
    const others = sections.filter((other) => other !== section);
    const twin = others.find((other) => other.number === number);
    if (twin) {
      return {
        rule,
        message: `Le numéro ${two(number)} est aussi celui de ${nameOf(twin.path)}.`,
        hint: `Donnez à chaque ${name.replace(/^une /, '')} son propre numéro.`,
      };
    }
    const namesake = isAnswer ? others.find((other) => other.anchor === anchor) : undefined;
    return (
      namesake && {
        rule,
        message: `L’adresse « #${anchor} » est aussi celle de ${nameOf(namesake.path)}.`,
        hint: 'Changez ce qui suit le numéro dans le nom de l’un des deux fichiers : cela donne l’adresse de la question.',
      }
    );
  };
  return sections.flatMap((section) => {
    const diagnosis = diagnosisOf(section);
    return diagnosis ? issueAt(nameOf(section.path), FIRST_LINE, diagnosis) : [];
  });
}

const two = (number: number) => String(number).padStart(2, '0');

/** A question that one may open has an answer. */
export const answers = ({ content }: Reading): Issue[] =>
  content.parts
    .filter(({ kind, frontmatter, hasBody }) => kinds[kind].isAnswer && frontmatter && !hasBody)
    .map(({ file, bodyLine }) =>
      issueAt(
        file,
        { line: bodyLine - 1, column: 1 },
        {
          rule: 'faq-reponse',
          message: 'Cette question n’a pas de réponse : il n’y a pas de texte sous l’en-tête.',
          hint: 'Écrivez la réponse sous la deuxième ligne « --- », ou supprimez ce fichier en attendant.',
        },
      ),
    );
