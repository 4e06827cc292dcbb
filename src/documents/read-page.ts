import { splitFrontmatter } from '#split-frontmatter';
import type { KindSpec } from '../site/kinds/spec.ts';
import { keysAt } from '../site/schema/schema-fields.ts';
import type { Diagnosis } from '../values/issue.ts';
import { isLongFrontmatter } from '../values/limits.ts';
import { exactParts, type PageParts, partsOf } from './page-parts.ts';
import { type KeysReading, readKeys } from './read-keys.ts';

/** An MDX file, read: its parts, its keys, and the diagnoses of both. */
export interface PageReading extends PageParts {
  keys: KeysReading;
}

type Spec = Pick<KindSpec, 'schema' | 'completed' | 'mayGrow'>;

/** Reads a page of a kind; `path`: under the content folder. Lines end with `\n`. Never throws. */
export function readPage(text: string, spec: Spec, path: string): PageReading {
  const read = (parts: KeysParts) => keysOf(parts, text, spec, path);
  let keys: KeysReading | undefined;
  const split = splitFrontmatter(text, (matter) => {
    const offsets = { head: 1, yaml: 2 };
    keys = read({ yaml: `${matter}\n`.slice(1), offsets, diagnoses: [] });
    return Object(keys.data);
  });
  const exact = exactParts(text, split);
  // gray-matter parses no frontmatter that contains only comments.
  const straight = exact && withKeys(exact, keys ?? read(exact));
  if (straight && straight.keys.partial.size === 0) return straight;
  const parts = partsOf(text);
  if (straight && parts.diagnoses.length === 0 && parts.yaml === straight.yaml) return straight;
  return withKeys(parts, read(parts));
}

const withKeys = (parts: PageParts, keys: KeysReading): PageReading => ({
  ...parts,
  keys,
  diagnoses: [...parts.diagnoses, ...keys.diagnoses],
});

/** What of the parts of a page its keys are read from. */
type KeysParts = Pick<PageParts, 'yaml' | 'diagnoses'> & {
  offsets: Pick<PageParts['offsets'], 'head' | 'yaml'>;
};

const linesOf = ({ yaml }: KeysParts) => yaml.replace(/\n$/, '').split('\n');

function keysOf(
  parts: KeysParts,
  text: string,
  { schema, completed, mayGrow }: Spec,
  path: string,
): KeysReading {
  const { offsets, diagnoses } = parts;
  const lines = linesOf(parts);
  const isLarge = isLongFrontmatter(lines, mayGrow);
  // Between fences that are not certain, no key is: only the fences are reported.
  const isUnread = isLarge || diagnoses.some(({ right }) => right === undefined);
  const keys = readKeys({
    text,
    lines: isUnread ? [] : lines,
    first: offsets.yaml,
    openingLine: offsets.head,
    schema,
    completed: (keys) => completed?.(keys, path) ?? keys,
  });
  if (!isUnread) return keys;
  const partial = new Set(keysAt(schema, []));
  const found = isLarge ? [large(offsets.yaml)] : [];
  return { ...keys, valid: undefined, partial, diagnoses: found };
}

const large = (line: number): Diagnosis => ({
  place: { line, column: 1 },
  rule: 'trop-gros',
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
});
