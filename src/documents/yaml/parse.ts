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
import { isSiteKey } from '../../content/site-keys.ts';
import type { Path } from '../../values/paths.ts';

/** A YAML error: its code (of the `yaml` library, or one of ours) and its offsets in the text. */
export interface YamlFault {
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

/** Codes of errors after which the data is still usable. */
const HARMLESS = new Set(['DUPLICATE_KEY', 'RESERVED_KEY', 'ALIASES']);
export const isFatal = ({ code }: YamlFault) => !HARMLESS.has(code);

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** Maximum nesting (contract section 6). */
const MAX_LEVELS = 100;

/** A text between curly quotes, which word processors write for straight ones. */
const CURLY = /^(?:[“”„‟]([^"“”„‟]+)[“”„‟"]|"([^"“”„‟]+)[“”„‟]|[‘‚]([^‘‚]+)[’'])$/;

/** Lines of a plain text on several lines that begin with a key of the site whose space is missing: `text:Oser`. */
const GLUED = /(?<=^|\n)\s*(\w+):\S/g;

/**
 * Parses YAML as plain data: core schema (no dates, no custom tags), few aliases, no merge keys, unique keys. Never
 * throws. `anchors`: names that aliases may have.
 */
export function parseYaml(
  text: string,
  anchors: ReadonlySet<string> = anchorsOf(text),
): ParsedYaml {
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
  const faults: YamlFault[] = [...doc.errors, ...doc.warnings].map(({ code, pos: [from, to] }) => ({
    code,
    from,
    to,
  }));
  const leaves: Leaf[] = [];
  walk(doc.contents, [], { text, anchors, faults, leaves });
  let data: unknown;
  if (!faults.some(isFatal)) {
    try {
      // Limited, because aliases could expand a small text to a huge value.
      data = doc.toJS({ maxAliasCount: 20 });
    } catch {
      const from = Math.max(0, text.search(/(?<=[\s[,])\*\w/));
      faults.push({ code: 'ALIASES', from, to: from });
    }
  }
  return { text, data, faults, leaves, root: doc.contents };
}

/** Names of the anchors in a text: `&liste`. */
export const anchorsOf = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(/&([\w-]+)/g), ([, name]) => name ?? ''));

interface Walk {
  text: string;
  anchors: ReadonlySet<string>;
  faults: YamlFault[];
  leaves: Leaf[];
}

/** Collects the scalars, and the faults that the library does not know; writes numbers and quoted texts as they are meant. */
function walk(node: unknown, path: Path, found: Walk): void {
  const { faults, leaves, anchors } = found;
  const [from = 0, to = 0] = (isNode(node) && node.range) || [];
  if (path.length > MAX_LEVELS) {
    faults.push({ code: 'TOO_DEEP', from, to });
    return;
  }
  if (isAlias(node) && !anchors.has(node.source)) faults.push({ code: 'BAD_ALIAS', from, to });
  if (isSeq(node)) for (const [at, item] of node.items.entries()) walk(item, [...path, at], found);
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const word = isScalar(key) ? String(key.value) : '';
      const [start = 0, end = 0] = (isNode(key) && key.range) || [];
      if (RESERVED.has(word)) faults.push({ code: 'RESERVED_KEY', from: start, to: end });
      walk(value, [...path, word], found);
    }
  }
  if (!isScalar(node)) return;
  leaves.push({ path, node });
  if (node.type === 'PLAIN') faults.push(...plainScalar(node, found.text));
}

/** Reads an unquoted scalar as it is meant; its faults. */
function plainScalar(node: Scalar, text: string): YamlFault[] {
  const [from = 0, to = 0] = node.range ?? [];
  const { source = '', value, anchor } = node;
  // `&Co` begins a text, which YAML would show without its first word.
  if (anchor !== undefined) {
    const start = text.lastIndexOf(`&${anchor}`, from);
    return [{ code: 'ANCHOR', from: start, to }];
  }
  // YAML reads `45.000` as 45 and `077` as 77: the schema of the key decides what is meant.
  if (typeof value === 'number' && String(value) !== source) node.value = source;
  const inner = CURLY.exec(source)?.slice(1).find(Boolean);
  if (inner !== undefined) node.value = inner.trim();
  const written = text.slice(from, to);
  if (!written.includes('\n')) return [];
  return [...written.matchAll(GLUED)]
    .filter(([, word = '']) => isSiteKey(word))
    .map(({ index, 0: line }) => {
      const end = from + index + line.length;
      return { code: 'GLUED_KEY', from: end - line.trimStart().length, to: end };
    });
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
