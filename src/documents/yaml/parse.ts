import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { Path } from '../../values/paths.ts';
import { pointAt } from '../../values/positions.ts';

/** A YAML error: its code (of the `yaml` library, or one of ours) and its offset in the text. */
interface YamlFault {
  code: string;
  from: number;
}

/** A value, with its path and the node of its key; an item of a list is its own key. */
interface YamlValue {
  path: Path;
  node: unknown;
  key: unknown;
}

/** A parsed YAML text; offsets are those of the text. */
export interface ParsedYaml {
  text: string;
  /** Undefined when the text cannot be parsed. */
  data: unknown;
  faults: readonly YamlFault[];
  /** All values by their path, each before those that it contains; of a key that is written twice, the first. */
  places: ReadonlyMap<string, YamlValue>;
}

/** True for an error after which the data is not usable. */
export const isFatal = ({ code }: YamlFault) => code !== 'DUPLICATE_KEY';

/** Maximum nesting (docs/contract.md#caps). */
const MAX_LEVELS = 100;

/** A text between curly quotes, which word processors write for straight ones. */
const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

const OPTIONS = {
  prettyErrors: false,
  uniqueKeys: true,
  schema: 'core',
  merge: false,
  resolveKnownTags: false,
  // Not 'silent', with which a second document is dropped without a word.
  logLevel: 'error',
} as const;

/** Parses YAML as plain data: core schema (no dates, no custom tags), no aliases, no merge keys, unique keys. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  const places = new Map<string, YamlValue>();
  let doc: ReturnType<typeof parseDocument>;
  try {
    doc = parseDocument(text, OPTIONS);
  } catch {
    // The composer of the library is recursive: a text nested without end overflows its stack.
    return { text, data: undefined, faults: [{ code: 'TOO_DEEP', from: 0 }], places };
  }
  addPlaces({ path: [], node: doc.contents, key: doc.contents }, places);
  const faults = [...doc.errors, ...doc.warnings].map(({ code, pos: [from] }): YamlFault => {
    return { code, from };
  });
  for (const place of places.values()) {
    faults.push(...faultsOf(place, text));
    if (isScalar(place.node) && place.node.type === 'PLAIN') readPlain(place.node);
  }
  // Also in a key, as in `*nom : texte`; after another fault that one is corrected first.
  if (!faults.some(isFatal))
    visit(doc, {
      Alias: (_, { range }) => void faults.push({ code: 'BAD_ALIAS', from: range?.[0] ?? 0 }),
    });
  const data: unknown = faults.some(isFatal) ? undefined : doc.toJS();
  return { text, data, faults, places };
}

/** Adds a value and what it contains, down to the first level that is too deep. */
function addPlaces(place: YamlValue, places: Map<string, YamlValue>): void {
  const { node, path } = place;
  const name = nameOf(path);
  if (!places.has(name)) places.set(name, place);
  if (path.length > MAX_LEVELS || !isCollection(node)) return;
  const inner = isMap(node)
    ? node.items.map(({ key, value }) => ({
        name: isScalar(key) ? String(key.value) : '',
        key,
        node: value,
      }))
    : node.items.map((item, name) => ({ name, key: item, node: item }));
  for (const { name, ...one } of inner) addPlaces({ ...one, path: [...path, name] }, places);
}

/** Name of a path; with the sign before each key, no key gives the name of another path. */
const nameOf = (path: Path) => path.map((key) => `\0${String(key)}`).join('');

/** The faults of a node that the library does not know. */
function faultsOf({ path, node }: YamlValue, text: string): YamlFault[] {
  const [from = 0] = (isNode(node) && node.range) || [];
  if (path.length > MAX_LEVELS) return [{ code: 'TOO_DEEP', from }];
  // `*nom` and `&Co` begin a text: aliases could expand a small file to a huge value.
  if (isAlias(node)) return [{ code: 'BAD_ALIAS', from }];
  if (!isNode(node) || node.anchor === undefined) return [];
  return [{ code: 'BAD_ALIAS', from: text.lastIndexOf(`&${node.anchor}`, from) }];
}

/** Reads an unquoted scalar as it is meant. */
function readPlain(node: Scalar): void {
  const { source = '', value } = node;
  // YAML reads `45.000` as 45 and `077` as 77: the schema of the key decides what is meant.
  if (typeof value === 'number' && String(value) !== source) node.value = source;
  const inner = CURLY.exec(source)?.slice(1).find(Boolean);
  if (inner !== undefined) node.value = inner.trim();
}

/** The outermost quoted text, list or group in brackets in which an offset lies: where a quote or bracket was opened. */
export function openedAt({ places, text }: ParsedYaml, offset: number): number | undefined {
  for (const { node } of places.values()) {
    const isQuoted = isScalar(node) && /^QUOTE/.test(node.type ?? '');
    if (!isQuoted && !(isCollection(node) && node.flow)) continue;
    const [from = 0, to = 0] = node.range ?? [];
    // Behind the end, on the same line, stands what did not expect it.
    if (from < offset && (offset <= to || /^[ \t]*$/.test(text.slice(to, offset)))) return from;
  }
  return undefined;
}

/** Offsets of the key at a path, or of its value; of a missing key, those of the deepest key on the path that exists. */
export function rangeAt(
  { places }: ParsedYaml,
  path: Path,
  part: 'key' | 'value' = 'key',
): { from: number; to: number; isFound: boolean } {
  for (let depth = path.length; depth >= 0; depth--) {
    const { key, node } = places.get(nameOf(path.slice(0, depth))) ?? {};
    const isFound = depth === path.length && depth > 0;
    const isEmpty = isScalar(node) && node.source === '';
    const target = part === 'value' && isFound && isNode(node) && !isEmpty ? node : key;
    if (!isNode(target) || !target.range) continue;
    const [from, to] = target.range;
    return { from, to: depth > 0 ? to : from, isFound };
  }
  return { from: 0, to: 0, isFound: false };
}

/** Row and column (0-based) of an offset; of the end of a text, those of its last line with text. */
export function rowAt(text: string, offset: number): [row: number, column: number] {
  const { line, column } = pointAt(text, Math.min(Math.max(offset, 0), text.trimEnd().length));
  return [line - 1, column - 1];
}
