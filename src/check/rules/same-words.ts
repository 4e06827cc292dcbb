import { sharedFiles } from '../../content/schema/index.ts';
import { fieldsOf } from '../../content/schema/schema-fields.ts';
import { issueAt } from '../../values/issue.ts';
import { name, valueAt } from '../../values/paths.ts';
import type { ContentRule } from './checking.ts';

/** Reports interface texts that only one of the languages has: the site would show nothing in their place. */
export const sameWords: ContentRule = ({ content }) => {
  const [fr, en] = [sharedFiles.fr, sharedFiles.en].map(({ path }) =>
    content.documents.find((document) => document.path === path),
  );
  if (!fr || !en) return [];
  const pairs = [[fr, en] as const, [en, fr] as const];
  return pairs.flatMap(([has, lacks]) =>
    fieldsOf(has.schema, has.data).flatMap(({ path }) =>
      valueAt(lacks.data, path) !== undefined
        ? []
        : issueAt(lacks.file, lacks.positionOf(path.slice(0, -1), 'key'), {
            rule: 'cle-manquante',
            message: `Le texte « ${name(path)} » manque ici : ${has.file} l’a, à la ligne ${has.positionOf(path).line}.`,
            hint: 'Écrivez-le aussi dans ce fichier, sous le même nom et dans sa langue, ou corrigez le nom là où il est mal écrit.',
          }),
    ),
  );
};
