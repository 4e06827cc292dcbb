import { isMap, isNode, isPair, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { fieldAt, isNumber } from '../../content/schema/schema-fields.ts';
import type { Position } from '../../values/issue.ts';

/** A YAML error; `code` is from the `yaml` library, or one of ours for data that the site does not accept. */
export interface YamlFault {
  code: string;
  position: Position;
  /** The tag, key or text with the error. */
  word: string;
}

interface Parsed {
  /** Undefined when the text cannot be parsed. */
  data: unknown;
  faults: YamlFault[];
  /** Position of the key at `path`, or of its value; for a missing key, of the deepest key on `path` that exists. */
  positionOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Position;
}

/** Codes of errors after which the data is still usable. */
const HARMLESS = new Set([
  'DUPLICATE_KEY',
  'TAG_RESOLVE_FAILED',
  'RESERVED_KEY',
  'ALIASES',
  'ANCHOR',
]);
export const isFatal = ({ code }: YamlFault) => !HARMLESS.has(code);

const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

/** An amount with a dot between thousands: YAML parses `15.000` as 15. */
const THOUSANDS = /^\+?\d+\.\d{3}$/;

/** Parses YAML as plain data: core schema (no dates, no custom tags), few aliases, no merge keys, unique keys. Never throws. */
export function parseYaml(text: string, schema?: z.ZodType): Parsed {
  const lines = new LineCounter();
  const at = (offset: number): Position => {
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
  // The library only warns of an unknown tag (`!include`); here it is an error.
  const tags = doc.warnings.filter(({ code }) => code === 'TAG_RESOLVE_FAILED');
  const faults = [...doc.errors, ...tags].map(
    ({ code, pos }): YamlFault => ({ code, position: at(pos[0]), word: text.slice(...pos) }),
  );
  visit(doc, {
    Scalar: (_, node) => {
      const { anchor, type, range } = node;
      if (anchor === undefined || type !== 'PLAIN' || !range) return;
      const start = text.lastIndexOf(`&${anchor}`, range[0]);
      node.value = text.slice(start, range[1]).trim();
      faults.push({ code: 'ANCHOR', word: String(node.value), position: at(start) });
    },
    Pair: (_, { key, value }, above) => {
      const word = isScalar(key) ? String(key.value) : '';
      if (RESERVED.has(word) && isScalar(key)) {
        faults.push({ code: 'RESERVED_KEY', word, position: at(key.range?.[0] ?? 0) });
      }
      // `15.000` becomes a text, so that its schema reports it.
      const isThousands = isScalar(value) && THOUSANDS.test(value.source ?? '');
      if (!isThousands) return;
      const keys = above.filter((node) => isPair(node) || isSeq(node));
      const path = keys.map((node) => (isPair(node) ? String(node.key) : 0));
      if (!schema || isNumber(fieldAt(schema, [...path, word]))) value.value = value.source;
    },
  });
  let data: unknown;
  if (!faults.some(isFatal)) {
    try {
      // Limited, because aliases could expand a small text to a huge value.
      data = doc.toJS({ maxAliasCount: 20 });
    } catch {
      faults.push({
        code: 'ALIASES',
        word: '',
        position: at(Math.max(0, text.search(/(?<=[\s[,])\*\w/))),
      });
    }
  }
  return {
    data,
    faults,
    positionOf: (path, part = 'key') => at(offsetOf(doc.contents, path, part)),
  };
}

function offsetOf(root: unknown, path: readonly PropertyKey[], part: 'key' | 'value'): number {
  let node = root;
  let offset = isNode(root) ? (root.range?.[0] ?? 0) : 0;
  for (const [index, key] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(
        (item) => isScalar(item.key) && String(item.key.value) === String(key),
      );
      if (!pair) break;
      const isValue = part === 'value' && index === path.length - 1;
      const isEmpty = isScalar(pair.value) && pair.value.source === '';
      const target = isValue && isNode(pair.value) && !isEmpty ? pair.value : pair.key;
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
