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

/** Splits a text between two lines `---`, and parses its keys with `yaml`: gray-matter. A browser has none, and splits alike. */
export type FrontmatterParser = (
  text: string,
  yaml: (source: string) => object,
) => { data: object; content: string };

type Spec = Pick<KindSpec, 'schema' | 'completed' | 'mayGrow'>;

/** Reads a page of a kind; `path`: under the content folder. Lines end with `\n`. Never throws. */
export function readPage(
  text: string,
  spec: Spec,
  path: string,
  parse?: FrontmatterParser,
): PageReading {
  const read = (parts: PageParts) => keysOf(parts, text, spec, path);
  const exact = exactParts(text);
  // gray-matter is slow on long frontmatter, which is only reported.
  const isParsed = exact && parse && !isLongFrontmatter(linesOf(exact), spec.mayGrow);
  const straight = isParsed
    ? parsedPage(text, exact, read, parse)
    : exact && withKeys(exact, read(exact));
  if (straight && straight.keys.partial.size === 0) return straight;
  const parts = partsOf(text);
  if (straight && parts.diagnoses.length === 0 && parts.yaml === straight.yaml) return straight;
  return withKeys(parts, read(parts));
}

/** A page between exact fences, with the body and the keys that its parser gives. */
function parsedPage(
  text: string,
  parts: PageParts,
  read: (parts: PageParts) => KeysReading,
  parse: FrontmatterParser,
): PageReading {
  let keys: KeysReading | undefined;
  const { data, content } = parse(text, () => {
    keys = read(parts);
    return Object(keys.data);
  });
  // gray-matter parses no frontmatter that contains only comments.
  return withKeys({ ...parts, body: content }, keys ? { ...keys, data } : read(parts));
}

const withKeys = (parts: PageParts, keys: KeysReading): PageReading => ({
  ...parts,
  keys,
  diagnoses: [...parts.diagnoses, ...keys.diagnoses],
});

const linesOf = ({ yaml }: PageParts) => yaml.replace(/\n$/, '').split('\n');

function keysOf(
  parts: PageParts,
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
