import type { Issue } from '../../content/issue.ts';
import { kinds } from '../../content/kinds/index.ts';
import { kindOf, stem } from '../../content/routes.ts';
import type { Reading } from '../../read/content.ts';
import type { Checking } from '../checking.ts';
import { rightName } from './right-names.ts';
import { aboutFile } from './rule.ts';

/** Sections of the charter are ordered by the two figures that begin their names: each its own, none skipped. */
export function charterNumbers({ listing, nameOf }: Reading): Issue[] {
  const paths = listing.texts.filter(
    (path) => kindOf(path) === 'charte' && path.split('/').length === 2,
  );
  const numbered = paths.flatMap((path) => {
    const number = /^(\d{2})-/.exec(stem(path))?.[1];
    return number === undefined ? [] : [{ path, number: Number(number) }];
  });
  const last = Math.max(0, ...numbered.map(({ number }) => number));
  const without = paths.filter((path) => !numbered.some((section) => section.path === path));
  return [
    ...without.map((path) => withoutNumber(path, nameOf(path), last + 1)),
    ...numbered.flatMap((section, at) => {
      const before = numbered[at - 1]?.number ?? 0;
      const file = nameOf(section.path);
      const twin = numbered.find((one) => one !== section && one.number === section.number);
      if (twin) return [double(file, section.number, nameOf(twin.path))];
      return section.number > before + 1 ? [gap(file, before + 1, section.number)] : [];
    }),
  ];
}

/** A page that shows the charter has sections to show. */
export function charterSections({ content, listing, factsOf, nameOf }: Checking): Issue[] {
  if (listing.texts.some((path) => kindOf(path) === 'charte')) return [];
  return content.parts
    .filter((part) => factsOf(part).blocks.some(({ name }) => name === 'Charter'))
    .map(({ file }) =>
      aboutFile(
        file,
        {
          rule: 'fichier-manquant',
          message: `La charte n’a aucune section dans ${nameOf(kinds.charte.folder)} : le bloc <Charter /> de cette page ne montre rien.`,
          hint: 'Remettez les sections à leur place depuis l’historique du dépôt (sur GitHub : « History »), ou retirez <Charter /> de cette page.',
        },
        'warning',
      ),
    );
}

const two = (number: number) => String(number).padStart(2, '0');

function withoutNumber(path: string, file: string, next: number): Issue {
  const name = rightName(stem(path).replace(/^\d+[-_. ]*/, ''));
  const old = /^\d+/.exec(stem(path))?.[0];
  const suggestion = `${old === undefined ? two(next) : two(Number(old) % 100)}-${name}`;
  return aboutFile(file, {
    rule: 'charte-numero',
    message:
      'Le nom d’une section de la charte commence par deux chiffres et un tiret, qui donnent son ordre.',
    hint: `Renommez-le, par exemple en « ${suggestion} ».`,
    suggestion,
  });
}

const double = (file: string, number: number, other: string) =>
  aboutFile(file, {
    rule: 'charte-numero',
    message: `Le numéro ${two(number)} est aussi celui de ${other}.`,
    hint: 'Donnez à chaque section de la charte son propre numéro.',
  });

const gap = (file: string, expected: number, found: number) =>
  aboutFile(
    file,
    {
      rule: 'charte-saut',
      message: `La charte passe au numéro ${two(found)} : le numéro ${two(expected)} manque.`,
      hint: 'Renumérotez les fichiers, ou laissez ainsi si une section est à venir.',
    },
    'warning',
  );
