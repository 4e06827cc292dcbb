import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  type YAMLError,
} from 'yaml';
import type { Place } from '../content/issue.ts';

/** A YAML text read once: its plain data, its errors, and the place of each key. */
export interface YamlReading {
  data: unknown;
  errors: readonly YAMLError[];
  /** Place of the value's key (or item) at `path`, within the YAML text; its start when unknown. */
  placeOf(path: readonly PropertyKey[]): Place;
  /** The text of the value at `path`, as written. */
  sourceOf(path: readonly PropertyKey[]): string | undefined;
}

/**
 * Parses YAML as plain data: the core schema (no dates, no custom tags), few aliases,
 * no merge keys, unique keys. Never throws; what is wrong stands in `errors`.
 */
export function readYaml(text: string): YamlReading {
  const lines = new LineCounter();
  const doc = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  return {
    data: doc.errors.length === 0 ? toData(doc) : undefined,
    errors: [...doc.errors, ...doc.warnings],
    placeOf: (path) => at(offsetOf(doc.contents, path)),
    sourceOf: (path) => {
      const node = nodeAt(doc.contents, path);
      return node?.range ? text.slice(node.range[0], node.range[1]) : undefined;
    },
  };
}

/** Aliases are bounded so that a small text cannot unfold into a huge value. */
function toData(doc: ReturnType<typeof parseDocument>): unknown {
  try {
    return doc.toJS({ maxAliasCount: 20 });
  } catch {
    return undefined;
  }
}

function nodeAt(root: unknown, path: readonly PropertyKey[]): Node | undefined {
  let node = root;
  for (const key of path) {
    if (isMap(node)) node = node.items.find((pair) => keyText(pair.key) === String(key))?.value;
    else if (isSeq(node)) node = node.items[Number(key)];
    else return undefined;
  }
  return isNode(node) ? node : undefined;
}

/** The offset of the deepest key on `path` that exists. */
function offsetOf(root: unknown, path: readonly PropertyKey[]): number {
  let node = root;
  let offset = isNode(root) ? (root.range?.[0] ?? 0) : 0;
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => keyText(item.key) === String(key));
      if (!pair) break;
      if (isNode(pair.key)) offset = pair.key.range?.[0] ?? offset;
      node = pair.value;
    } else if (isSeq(node)) {
      const item = node.items[Number(key)];
      if (!isNode(item)) break;
      offset = item.range?.[0] ?? offset;
      node = item;
    } else break;
  }
  return offset;
}

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);
