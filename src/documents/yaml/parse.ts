import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  parseDocument,
  type Scalar,
} from 'yaml';
import type { Path } from '../../values/paths.ts';

/** A YAML error: its code (of the `yaml` library, or one of ours) and its offsets in the text. */
interface YamlFault {
  code: string;
  from: number;
  to: number;
}

/** A scalar with its path. */
interface Leaf {
  path: Path;
  node: Scalar;
}

/** A parsed YAML text; offsets are those of the text. */
export interface ParsedYaml {
  text: string;
  /** Undefined when the text cannot be parsed. */
  data: unknown;
  faults: readonly YamlFault[];
  leaves: readonly Leaf[];
  root: unknown;
}

/** True for an error after which the data is not usable. */
export const isFatal = ({ code }: YamlFault) => code !== 'DUPLICATE_KEY';

/** Maximum nesting (contract section 6). */
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
    return { text, data: undefined, faults, leaves: [], root: null };
  }
  const nodes = nodesOf(doc.contents, []);
  const faults = [...doc.errors, ...doc.warnings].map(
    ({ code, pos: [from, to] }): YamlFault => ({ code, from, to }),
  );
  // With `logLevel: 'silent'`, the library drops what follows a line `...` or `---` without a word.
  const [, , end = 0] = doc.range ?? [];
  if (text.slice(end).trim() !== '') faults.push({ code: 'MULTIPLE_DOCS', from: end, to: end });
  faults.push(...nodes.flatMap((found) => faultOf(found, text) ?? []));
  const leaves = nodes.flatMap(({ path, node }) => (isScalar(node) ? { path, node } : []));
  for (const { node } of leaves) if (node.type === 'PLAIN') readPlain(node);
  const data: unknown = faults.some(isFatal) ? undefined : doc.toJS();
  return { text, data, faults, leaves, root: doc.contents };
}

interface Found {
  path: Path;
  node: unknown;
}

/** A node and what it contains, with their paths, down to the first level that is too deep. */
function nodesOf(node: unknown, path: Path): Found[] {
  const children = path.length > MAX_LEVELS ? [] : childrenOf(node);
  return [{ path, node }, ...children.flatMap(([key, child]) => nodesOf(child, [...path, key]))];
}

function childrenOf(node: unknown): (readonly [string | number, unknown])[] {
  if (isSeq(node)) return [...node.items.entries()];
  if (!isMap(node)) return [];
  return node.items.map(({ key, value }) => [isScalar(key) ? String(key.value) : '', value]);
}

/** The fault of a node that the library does not know. */
function faultOf({ path, node }: Found, text: string): YamlFault | undefined {
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
export function openedAt(node: unknown, offset: number, text: string): number | undefined {
  const isQuoted = isScalar(node) && /^QUOTE/.test(node.type ?? '');
  if (isQuoted || (isCollection(node) && node.flow)) {
    const [from = 0, to = 0] = node.range ?? [];
    // Behind the end, on the same line, stands what did not expect it.
    const isWithin = from < offset && (offset <= to || /^[ \t]*$/.test(text.slice(to, offset)));
    return isWithin ? from : undefined;
  }
  if (!isCollection(node)) return undefined;
  const children = isMap(node) ? node.items.map(({ value }) => value) : node.items;
  return children.map((child) => openedAt(child, offset, text)).find((at) => at !== undefined);
}

/** Offsets of the key at a path, or of its value; of a missing key, those of the deepest key on the path that exists. */
export function rangeAt(
  root: unknown,
  path: Path,
  part: 'key' | 'value' = 'key',
): { from: number; to: number; isFound: boolean; inFlow: boolean } {
  let node = root;
  let range = isNode(root) ? [root.range?.[0] ?? 0, root.range?.[0] ?? 0] : [0, 0];
  let inFlow = false;
  const found = (isFound: boolean) => ({ from: range[0] ?? 0, to: range[1] ?? 0, isFound, inFlow });
  for (const [index, key] of path.entries()) {
    if (!isCollection(node)) return found(false);
    inFlow ||= Boolean(node.flow);
    const isLast = index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (!pair) return found(false);
      const isEmpty = isScalar(pair.value) && pair.value.source === '';
      const target =
        part === 'value' && isLast && isNode(pair.value) && !isEmpty ? pair.value : pair.key;
      if (isNode(target) && target.range) range = [target.range[0], target.range[1]];
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isNode(item)) return found(false);
      if (item.range) range = [item.range[0], item.range[1]];
      node = item;
    }
  }
  return found(path.length > 0);
}
