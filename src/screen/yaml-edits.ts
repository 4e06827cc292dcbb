import { isScalar, parseDocument, Scalar, stringify } from 'yaml';
import {
  indentAt,
  keysOf,
  lineStart,
  listAt,
  mapAt,
  nodeAt,
  type ParsedMap,
  type Path,
  pairEnd,
  pairStart,
  rangeOf,
  replaceRange,
  rowRanges,
} from './yaml-nodes.ts';

/** What a field holds: text, a number or a switch. */
export type FieldValue = string | number | boolean;

/** Keys of the schema of the map at a path, in their order: a missing key is inserted after those that come before it. */
export type KeyOrder = (parent: Path) => readonly string[];

/** Whether the YAML can be edited by fields: no error, no alias, and keys at the top level. */
export function isEditable(yaml: string): boolean {
  const { errors, contents } = parseDocument(yaml);
  const texts = /"(?:\\.|[^"\\])*"|'[^']*'|(?:^|\s)#.*$/gm;
  const hasAlias = /(?:^|\s)[&*][\w-]+(?=\s|$)/m.test(yaml.replace(texts, ''));
  return errors.length === 0 && !hasAlias && (contents === null || mapAt(yaml, []) !== undefined);
}

/** The data of the YAML. */
export const valuesOf = (yaml: string): unknown => parseDocument(yaml).toJS() ?? {};

/** Sets one value and changes no other line. */
export function setValue(yaml: string, path: Path, value: FieldValue, order: KeyOrder): string {
  const node = nodeAt(yaml, path);
  if (isScalar(node)) return replaceScalar(yaml, node as Scalar.Parsed, value);
  return node
    ? replaceRange(yaml, rangeOf(yaml, node), inline(value))
    : insertKey(yaml, path, value, order);
}

/** Removes a key with its lines, and the keys above it that it leaves empty. A row of a list stays, with an empty text. */
export function removeValue(yaml: string, path: Path): string {
  const parent = path.slice(0, -1);
  const map = mapAt(yaml, parent);
  const index = map ? keysOf(map).indexOf(String(path.at(-1))) : -1;
  if (!map || index < 0) return yaml;
  if (map.items.length > 1) return removePair(yaml, map, index);
  if (typeof parent.at(-1) === 'number') return setValue(yaml, path, '', () => []);
  return parent.length === 0 ? '' : removeValue(yaml, parent);
}

/** Adds a row at the end of a list; a list that is missing is created. */
export function addRow(yaml: string, path: Path, row: unknown, order: KeyOrder): string {
  const list = listAt(yaml, path);
  const last = list?.items.at(-1);
  if (!list || !last) return insertKey(removeValue(yaml, path), path, [row], order);
  if (list.flow) {
    const [, end] = rangeOf(yaml, last);
    return replaceRange(yaml, [end, end], `, ${JSON.stringify(row)}`);
  }
  const end = rowRanges(yaml, list).at(-1)?.[1] ?? yaml.length;
  return insertLines(yaml, end, block([row], indentAt(yaml, list.range[0])));
}

/** Removes a row of a list, with the comments above it; the list goes with its last row. */
export function removeRow(yaml: string, path: Path, index: number): string {
  const list = listAt(yaml, path);
  const item = list?.items[index];
  if (!list || !item) return yaml;
  if (list.items.length < 2) return removeValue(yaml, path);
  if (!list.flow) return replaceRange(yaml, rowRanges(yaml, list)[index] ?? [0, 0], '');
  const [before, next] = [list.items[index - 1], list.items[index + 1]];
  const [from, to] = rangeOf(yaml, item);
  const start = next || !before ? from : rangeOf(yaml, before)[1];
  return replaceRange(yaml, [start, next ? next.range[0] : to], '');
}

/** Moves a row of a list one place up, with the comments above it. */
export function raiseRow(yaml: string, path: Path, index: number): string {
  const list = listAt(yaml, path);
  const rows = list && !list.flow ? rowRanges(yaml, list) : [];
  const [above, row] = [rows[index - 1], rows[index]];
  if (!above || !row) return yaml;
  const text = yaml.slice(...row).replace(/\n?$/, '\n') + yaml.slice(...above);
  const isEnd = row[1] === yaml.length && !yaml.endsWith('\n');
  return replaceRange(yaml, [above[0], row[1]], isEnd ? text.replace(/\n$/, '') : text);
}

/** Lines of a value in block style, each with an indent. */
const block = (value: unknown, indent: string) =>
  stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, indent);

const insertLines = (yaml: string, at: number, lines: string) =>
  replaceRange(yaml, [at, at], (at > 0 && yaml.charAt(at - 1) !== '\n' ? '\n' : '') + lines);

/** A value on one line, in quotes of a type if it had some, or in those that it needs. */
function inline(value: FieldValue, type?: Scalar.Type): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const scalar = new Scalar(value);
  if (type !== undefined) scalar.type = type;
  return stringify(scalar, { lineWidth: 0 }).trimEnd();
}

/** A comment that asks to replace a sample value; it goes with the sample. */
const SAMPLE_COMMENT = /^[ \t]+#[ \t]*à remplacer[^\n]*/;

function replaceScalar(yaml: string, node: Scalar.Parsed, value: FieldValue): string {
  const [from, end] = rangeOf(yaml, node);
  const sample = SAMPLE_COMMENT.exec(yaml.slice(end))?.[0].length ?? 0;
  const type = node.type?.startsWith('BLOCK') ? undefined : (node.type as Scalar.Type);
  const before = /[:-]/.test(yaml.charAt(from - 1)) ? ' ' : '';
  // Where the value is missing, a comment may begin right here, and YAML needs a space before `#`.
  const after = yaml.charAt(end + sample) === '#' ? ' ' : '';
  return replaceRange(yaml, [from, end + sample], before + inline(value, type) + after);
}

function insertKey(yaml: string, path: Path, value: unknown, order: KeyOrder): string {
  const parent = path.slice(0, -1);
  const entry = { [String(path.at(-1))]: value };
  const map = mapAt(yaml, parent);
  if (map?.flow || map?.items.length === 0)
    return replaceRange(yaml, rangeOf(yaml, map), JSON.stringify({ ...map.toJSON(), ...entry }));
  if (map) {
    const start = pairStart(map, 0);
    const indent = ' '.repeat(start - lineStart(yaml, start));
    const at = insertionOffset(yaml, map, String(path.at(-1)), order(parent));
    return insertLines(yaml, at, block(entry, indent));
  }
  if (parent.length === 0) return insertLines(yaml, yaml.length, block(entry, ''));
  return insertKey(removeValue(yaml, parent), parent, entry, order);
}

/** Offset after the nearest key that comes before `key` in the order; without one, after the last key of the map. */
function insertionOffset(yaml: string, map: ParsedMap, key: string, order: readonly string[]) {
  const earlier = order.slice(0, Math.max(order.indexOf(key), 0));
  const before = keysOf(map).findLastIndex((one) => earlier.includes(one));
  return pairEnd(yaml, map, before < 0 ? map.items.length - 1 : before);
}

function removePair(yaml: string, map: ParsedMap, index: number): string {
  if (map.flow) {
    const { [keysOf(map)[index] ?? '']: _, ...rest } = map.toJSON();
    return replaceRange(yaml, rangeOf(yaml, map), JSON.stringify(rest));
  }
  const start = pairStart(map, index);
  const from = lineStart(yaml, start);
  // After the dash of a row, the next key takes the place of the removed one.
  const isAfterDash = yaml.slice(from, start).trim() !== '';
  if (isAfterDash) return replaceRange(yaml, [start, pairStart(map, index + 1)], '');
  return replaceRange(yaml, [from, pairEnd(yaml, map, index)], '');
}
