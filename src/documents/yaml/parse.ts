import { isAlias, isCollection, isMap, isNode, isScalar, parseDocument, type Scalar } from 'yaml';
import { memoizeByKey } from '../../values/memoize.ts';
import type { Path } from '../../values/paths.ts';
import { pointAt } from '../../values/positions.ts';

/** A YAML error: its code (of the `yaml` library, or one of ours) and its offsets in the text. */
interface YamlFault {
  code: string;
  from: number;
  to: number;
}

/** A value, with its path and the node of its key; an item of a list is its own key. */
interface YamlValue {
  path: Path;
  node: unknown;
  key: unknown;
  /** It stands in brackets or braces: `[a, b]`. */
  inFlow: boolean;
}

/** A parsed YAML text; offsets are those of the text. */
export interface ParsedYaml {
  text: string;
  /** Undefined when the text cannot be parsed. */
  data: unknown;
  faults: readonly YamlFault[];
  /** All values, each before those that it contains. */
  places: readonly YamlValue[];
}

/** True for an error after which the data is not usable. */
export const isFatal = ({ code }: YamlFault) => code !== 'DUPLICATE_KEY';

/** Maximum nesting (docs/contract.md#caps). */
const MAX_LEVELS = 100;

/** A text between curly quotes, which word processors write for straight ones. */
const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** Parses YAML as plain data: core schema (no dates, no custom tags), no aliases, no merge keys, unique keys. Never throws. */
export function parseYaml(text: string): ParsedYaml {
  let doc: ReturnType<typeof parseDocument>;
  try {
    doc = parseDocument(text, {
      prettyErrors: false,
      uniqueKeys: true,
      schema: 'core',
      merge: false,
      resolveKnownTags: false,
      logLevel: 'silent',
    });
  } catch {
    // The composer of the library is recursive: a text nested without end overflows its stack.
    const faults = [{ code: 'TOO_DEEP', from: 0, to: 0 }];
    return { text, data: undefined, faults, places: [] };
  }
  const places = placesIn({ path: [], node: doc.contents, key: doc.contents, inFlow: false });
  const faults = [...doc.errors, ...doc.warnings].map(
    ({ code, pos: [from, to] }): YamlFault => ({ code, from, to }),
  );
  // With `logLevel: 'silent'`, the library drops what follows a line `...` or `---` without a word.
  const [, , end = 0] = doc.range ?? [];
  if (text.slice(end).trim() !== '') faults.push({ code: 'MULTIPLE_DOCS', from: end, to: end });
  faults.push(...places.flatMap((found) => faultOf(found, text) ?? []));
  for (const { node } of places) if (isScalar(node) && node.type === 'PLAIN') readPlain(node);
  const data: unknown = faults.some(isFatal) ? undefined : doc.toJS();
  return { text, data, faults, places };
}

/** A value and what it contains, down to the first level that is too deep. */
function placesIn(place: YamlValue): YamlValue[] {
  const { node, path } = place;
  if (path.length > MAX_LEVELS || !isCollection(node)) return [place];
  const inFlow = place.inFlow || Boolean(node.flow);
  const inner = isMap(node)
    ? node.items.map(({ key, value }) => ({
        name: isScalar(key) ? String(key.value) : '',
        key,
        node: value,
      }))
    : node.items.map((item, name) => ({ name, key: item, node: item }));
  return [
    place,
    ...inner.flatMap(({ name, ...one }) => placesIn({ ...one, path: [...path, name], inFlow })),
  ];
}

/** The fault of a node that the library does not know. */
function faultOf({ path, node }: YamlValue, text: string): YamlFault | undefined {
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  if (path.length > MAX_LEVELS) return { code: 'TOO_DEEP', from, to };
  // `*nom` and `&Co` begin a text: aliases could expand a small file to a huge value.
  if (isAlias(node)) return { code: 'BAD_ALIAS', from, to };
  if (!isNode(node) || node.anchor === undefined) return undefined;
  return { code: 'BAD_ALIAS', from: text.lastIndexOf(`&${node.anchor}`, from), to };
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
  for (const { node } of places) {
    const isQuoted = isScalar(node) && /^QUOTE/.test(node.type ?? '');
    if (!isQuoted && !(isCollection(node) && node.flow)) continue;
    const [from = 0, to = 0] = node.range ?? [];
    // Behind the end, on the same line, stands what did not expect it.
    if (from < offset && (offset <= to || /^[ \t]*$/.test(text.slice(to, offset)))) return from;
  }
  return undefined;
}

const indexes = memoizeByKey<readonly YamlValue[], ReadonlyMap<string, YamlValue>>();

/** Name of a path; with the sign before each key, no key gives the name of another path. */
const nameOf = (path: Path) => path.map((key) => `\0${String(key)}`).join('');

/** The places by their paths; of a key that is written twice, the first. */
const byPath = (places: readonly YamlValue[]) =>
  indexes(places, () => new Map(places.toReversed().map((one) => [nameOf(one.path), one])));

/** Offsets of the key at a path, or of its value; of a missing key, those of the deepest key on the path that exists. */
export function rangeAt(
  { places }: ParsedYaml,
  path: Path,
  part: 'key' | 'value' = 'key',
): { from: number; to: number; isFound: boolean; inFlow: boolean } {
  for (let depth = path.length; depth > 0; depth--) {
    const { key, node, inFlow = false } = byPath(places).get(nameOf(path.slice(0, depth))) ?? {};
    const isFound = depth === path.length;
    const isEmpty = isScalar(node) && node.source === '';
    const target = part === 'value' && isFound && isNode(node) && !isEmpty ? node : key;
    if (isNode(target) && target.range)
      return { from: target.range[0], to: target.range[1], isFound, inFlow };
  }
  const root = places[0]?.node;
  const from = (isNode(root) && root.range?.[0]) || 0;
  return { from, to: from, isFound: false, inFlow: false };
}

/** Row and column (0-based) of an offset; of the end of a text, those of its last line with text. */
export function rowAt(text: string, offset: number): [row: number, column: number] {
  const { line, column } = pointAt(text, Math.min(Math.max(offset, 0), text.trimEnd().length));
  return [line - 1, column - 1];
}
