import { kindOf } from '../../content/kind-of-file.ts';
import { KINDS, type Kind, kinds } from '../../content/kinds/index.ts';
import { stem } from '../../content/route-of-file.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { sectionAnchor } from '../../values/unique-ids.ts';
import { rightPath } from './file-names.ts';

/** Reports files whose name has no two-digit number at its start, or has the number or anchor of another file. */
export const fileNumbers = (reading: Reading): Issue[] =>
  KINDS.flatMap((kind) => numbersOf(kind, reading));

function numbersOf(kind: Kind, { listing, nameOf }: Reading): Issue[] {
  const { name, isAnswer, numberRule: rule } = kinds[kind];
  if (!rule) return [];
  const ofKind = listing.texts.filter((path) => kindOf(path) === kind);
  const paths = ofKind.filter((path) => path.split('/').length === 2);
  const numberOf = (path: string) => /^\d{2}(?=-)/.exec(stem(path))?.[0];
  const anchorOf = (path: string) => sectionAnchor(stem(path));
  const diagnosisOf = (path: string): Omit<Diagnosis, 'rule'> | undefined => {
    const number = numberOf(path);
    if (number === undefined) {
      const next = Math.max(0, ...paths.map((other) => Number(numberOf(other) ?? 0))) + 1;
      const bare = path.replace(/^[^/]*\/\d*[-_. ]*/, '');
      const right = `${String(next).padStart(2, '0')}-${rightPath(bare)}`;
      return {
        message: `Le nom d’${name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        hint: `Renommez-le, par exemple en « ${right} ».`,
      };
    }
    const others = paths.filter((other) => other !== path && numberOf(other));
    const sameNumber = others.find((other) => numberOf(other) === number);
    const sameAnchor = others.find((other) => isAnswer && anchorOf(other) === anchorOf(path));
    const other = sameNumber ?? sameAnchor;
    if (!other) return undefined;
    const [what, own] = sameNumber
      ? [`Le numéro ${number} est aussi celui`, 'son propre numéro']
      : [`L’adresse « #${anchorOf(path)} » est aussi celle`, OWN_ADDRESS];
    const hint = `Donnez à chaque ${name.replace(/^une /, '')} ${own}.`;
    return { message: `${what} de ${nameOf(other)}.`, hint };
  };
  return paths.flatMap((path) => {
    const found = diagnosisOf(path);
    return found ? issueAt(nameOf(path), FIRST_LINE, { rule, ...found }) : [];
  });
}

const OWN_ADDRESS = 'sa propre adresse : ce qui suit le numéro dans le nom de son fichier';
