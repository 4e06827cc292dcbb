import { FIRST_LINE, type Issue, issueAt } from '../../content/issue.ts';
import { kindOf, stem } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';
import { rightPath } from './names.ts';

/** Sections of the charter are ordered by the two figures that begin their names: each its own. */
export function charterNumbers({ listing, nameOf }: Reading): Issue[] {
  const sections = listing.texts
    .filter((path) => kindOf(path) === 'charte' && path.split('/').length === 2)
    .map((path) => ({ path, number: Number(/^(\d{2})-/.exec(stem(path))?.[1] ?? Number.NaN) }));
  const numbers = sections.map(({ number }) => number).filter((number) => !Number.isNaN(number));
  const next = Math.max(0, ...numbers) + 1;
  return sections.flatMap(({ path, number }): Issue[] => {
    const file = nameOf(path);
    if (Number.isNaN(number)) {
      const suggestion = `${two(next)}-${rightPath(path.replace(/^charte\/\d*[-_. ]*/, ''))}`;
      return [
        issueAt(file, FIRST_LINE, {
          rule: 'charte-numero',
          message:
            'Le nom d’une section de la charte commence par deux chiffres et un tiret, qui donnent son ordre.',
          hint: `Renommez-le, par exemple en « ${suggestion} ».`,
          suggestion,
        }),
      ];
    }
    const twin = sections.find((other) => other.path !== path && other.number === number);
    if (!twin) return [];
    return [
      issueAt(file, FIRST_LINE, {
        rule: 'charte-numero',
        message: `Le numéro ${two(number)} est aussi celui de ${nameOf(twin.path)}.`,
        hint: 'Donnez à chaque section de la charte son propre numéro.',
      }),
    ];
  });
}

const two = (number: number) => String(number).padStart(2, '0');
