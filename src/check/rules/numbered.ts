import { KINDS, type Kind, kindOf, kinds } from '../../content/kinds/index.ts';
import { stem } from '../../content/routes.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Diagnosis, FIRST_LINE, type Issue, issueAt } from '../../values/issue.ts';
import { sectionAnchor } from '../../values/unique-ids.ts';
import { rightPath } from './file-names.ts';

/** Reports files whose name has no two-digit number at its start, or has the number or anchor of another file. */
export const fileNumbers = (reading: Reading): Issue[] =>
  KINDS.flatMap((kind) => numbersOf(kind, reading));

function numbersOf(kind: Kind, { listing, nameOf }: Reading): Issue[] {
  const { name, isAnswer, shownOn } = kinds[kind];
  if (!shownOn) return [];
  const rule = `${kind}-numero`;
  const paths = listing.texts.filter(
    (path) => kindOf(path) === kind && path.split('/').length === 2,
  );
  const numberOf = (path: string) => /^\d{2}(?=-)/.exec(stem(path))?.[0];
  const anchorOf = (path: string) => isAnswer && numberOf(path) && sectionAnchor(stem(path));
  const diagnosisOf = (path: string): Omit<Diagnosis, 'rule'> | undefined => {
    const number = numberOf(path);
    if (number === undefined)
      return {
        message: `Le nom d’${name} commence par deux chiffres et un tiret, qui donnent son ordre.`,
        hint: `Renommez-le, par exemple en « 10-${rightPath(stem(path)).replace(/^\d+-/, '')} ».`,
      };
    const others = paths.filter((other) => other !== path);
    const sameNumber = others.find((other) => numberOf(other) === number);
    const other = sameNumber ?? others.find((one) => isAnswer && anchorOf(one) === anchorOf(path));
    if (!other) return undefined;
    const what = sameNumber ? `Le numéro ${number}` : `L’adresse « #${anchorOf(path)} »`;
    return {
      message: `${what} est aussi ${sameNumber ? 'celui' : 'celle'} de ${nameOf(other)}.`,
      hint: 'Renommez l’un des deux : chacun a son numéro, et son adresse, qui suit le numéro.',
    };
  };
  return paths.flatMap((path) => {
    const found = diagnosisOf(path);
    return found ? issueAt(nameOf(path), FIRST_LINE, { rule, ...found }) : [];
  });
}
