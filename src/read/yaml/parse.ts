import {
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { Place } from '../../content/issue.ts';

/** A YAML text read as plain data. */
export interface Parsed {
  data: unknown;
  errors: readonly YAMLError[];
  /** Places of what plain YAML must not hold: tags, reserved keys, too many aliases. */
  abuses: { rule: 'yaml-etiquette' | 'cle-interdite' | 'yaml-alias'; place: Place; word: string }[];
  at(offset: number): Place;
  /** Place of the deepest key on `path` that exists, or of its value. */
  placeOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Place;
}

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Parses YAML as plain data: the core schema (no dates, no custom tags), few aliases,
 * no merge keys, unique keys. Never throws; what is wrong stands in `errors` and `abuses`.
 */
export function parseYaml(text: string): Parsed {
  const lines = new LineCounter();
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const doc = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    uniqueKeys: true,
    schema: 'core',
    merge: false,
    resolveKnownTags: false,
    logLevel: 'silent',
  });
  const abuses = abusesOf(doc, text, at);
  const fatal = doc.errors.filter(({ code }) => code !== 'DUPLICATE_KEY');
  const data = fatal.length === 0 ? toData(doc, abuses, at) : undefined;
  return {
    data,
    errors: doc.errors,
    abuses,
    at,
    placeOf: (path, part = 'key') => at(offsetOf(doc.contents, path, part)),
  };
}

function abusesOf(doc: Document.Parsed, text: string, at: (offset: number) => Place) {
  const abuses: Parsed['abuses'] = [];
  visit(doc, {
    Pair: (_, { key }) => {
      if (!isScalar(key) || !RESERVED.has(String(key.value))) return;
      abuses.push({
        rule: 'cle-interdite',
        word: String(key.value),
        place: at(key.range?.[0] ?? 0),
      });
    },
    Node: (_, node) => {
      if (isAlias(node) || !node.tag || !/^[!t]/.test(node.tag)) return;
      // A node begins behind its tag.
      const before = text.slice(0, node.range?.[0] ?? 0);
      const [tag = ''] = /!\S*\s*$/.exec(before.slice(-1000)) ?? [];
      const place = at(before.length - tag.length);
      abuses.push({ rule: 'yaml-etiquette', word: tag.trim() || node.tag, place });
    },
  });
  return abuses;
}

/** Aliases are bounded so that a small text cannot unfold into a huge value. */
function toData(doc: Document.Parsed, abuses: Parsed['abuses'], at: Parsed['at']): unknown {
  try {
    return doc.toJS({ maxAliasCount: 20 });
  } catch {
    let offset = 0;
    visit(doc, {
      Alias: (_, node) => {
        offset = node.range?.[0] ?? 0;
        return visit.BREAK;
      },
    });
    abuses.push({ rule: 'yaml-alias', word: '', place: at(offset) });
    return undefined;
  }
}

/** The offset of the deepest key on `path` that exists, or of its value. */
function offsetOf(root: unknown, path: readonly PropertyKey[], part: 'key' | 'value'): number {
  let node = root;
  let offset = isNode(root) ? (root.range?.[0] ?? 0) : 0;
  for (const [index, key] of path.entries()) {
    const wantsValue = part === 'value' && index === path.length - 1;
    if (isMap(node)) {
      const pair = node.items.find((item) => keyText(item.key) === String(key));
      if (!pair) break;
      const target =
        wantsValue && isNode(pair.value) && !isEmpty(pair.value) ? pair.value : pair.key;
      if (isNode(target)) offset = target.range?.[0] ?? offset;
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

const isEmpty = (node: Node) => isScalar(node) && node.source === '';

const keyText = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);
