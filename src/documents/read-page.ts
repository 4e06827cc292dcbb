import type { KindSpec } from '../content/kinds/spec.ts';
import { keysAt } from '../content/schema/schema-fields.ts';
import type { Found } from '../values/issue.ts';
import { isLongFrontmatter } from '../values/limits.ts';
import { type PageParts, partsOf } from './page-parts.ts';
import { type KeysReading, readKeys } from './read-keys.ts';

/** An MDX file, read: its parts, its keys, and the issues of both. */
export interface PageReading extends PageParts {
  keys: KeysReading;
}

/** Splits a text between two lines `---`, and parses its keys with `yaml`: gray-matter, in Node. */
export type FrontmatterParser = (
  text: string,
  yaml: (source: string) => object,
) => { data: object; content: string };

/** What gray-matter does with such a text, for a browser: so all readers of a file agree where its body begins. */
const parsePlainly: FrontmatterParser = (text, yaml) => {
  const close = text.indexOf('\n---', 3);
  return { data: yaml(text.slice(4, close + 1)), content: text.slice(close + 5) };
};

type Spec = Pick<KindSpec, 'schema' | 'completed' | 'mayGrow'>;

/** Reads a page of a kind; `path`: under the content folder. Lines end with `\n`. Never throws. */
export function readPage(
  text: string,
  spec: Spec,
  path: string,
  parse: FrontmatterParser = parsePlainly,
): PageReading {
  const straight = straightPage(text, spec, path, parse);
  if (straight && straight.keys.partial.size === 0) return straight;
  const parts = partsOf(text);
  if (straight && parts.issues.length === 0 && parts.yaml === straight.yaml) return straight;
  return withKeys(parts, keysOf(parts, text, spec, path));
}

/** A page as gray-matter splits it; undefined when a fence is not exactly `---`, on a line of its own. */
function straightPage(
  text: string,
  spec: Spec,
  path: string,
  parse: FrontmatterParser,
): PageReading | undefined {
  const close = text.indexOf('\n---', 3);
  if (!text.startsWith('---\n') || close < 0 || text[close + 4] !== '\n') return undefined;
  const yaml = text.slice(4, close + 1);
  const body = yaml.split('\n').length + 2;
  const parts = {
    head: '---\n',
    yaml,
    tail: '---\n',
    offsets: { head: 1, yaml: 2, body },
    issues: [],
  };
  if (isLongFrontmatter(yaml.split('\n').slice(0, -1), spec.mayGrow)) return undefined;
  let keys: KeysReading | undefined;
  const { data, content } = parse(text, () => {
    keys = keysOf(parts, text, spec, path);
    return Object(keys.data);
  });
  // gray-matter parses no frontmatter that contains only comments.
  keys = keys ? { ...keys, data } : keysOf(parts, text, spec, path);
  return withKeys({ ...parts, body: content }, keys);
}

const withKeys = (parts: PageParts, keys: KeysReading): PageReading => ({
  ...parts,
  keys,
  issues: [...parts.issues, ...keys.issues],
});

function keysOf(
  { yaml, offsets, issues }: Omit<PageParts, 'body' | 'tail' | 'head'>,
  text: string,
  { schema, completed, mayGrow }: Spec,
  path: string,
): KeysReading {
  const lines = yaml.replace(/\n$/, '').split('\n');
  const isLarge = isLongFrontmatter(lines, mayGrow);
  // Between fences that are not certain, no key is: only the fences are reported.
  const isUnread = isLarge || issues.some(({ fix }) => !fix);
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
  return { ...keys, valid: undefined, partial, issues: isLarge ? [large(offsets.yaml)] : [] };
}

const large = (line: number): Found => ({
  line,
  column: 1,
  rule: 'trop-gros',
  message: 'L’en-tête de ce fichier pèse plus de 64 Ko, ou compte plus de 2 000 lignes.',
  hint: 'Déplacez les longs textes sous la seconde ligne « --- », dans le corps de la page.',
});
