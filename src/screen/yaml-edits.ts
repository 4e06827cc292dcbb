import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type ParsedNode,
  parseDocument,
  Scalar,
  stringify,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { Path } from '../values/paths.ts';

/** What a field holds: text, a number or a switch. */
export type FieldValue = string | number | boolean;

/** Keys of the schema of the map at a path, in their order: a missing key is inserted after those that come before it. */
export type KeyOrder = (parent: Path) => readonly string[];

/** Offsets in a text: `to` is not included. */
type Range = readonly [from: number, to: number];

/** Whether the YAML can be edited by fields: no error, no alias, and keys at the top level. */
export function isEditable(yaml: string): boolean {
  const document = parseDocument(yaml);
  let hasAlias = false;
  visit(document, {
    Alias() {
      hasAlias = true;
    },
  });
  const { errors, contents } = document;
  return (
    errors.length === 0 && !hasAlias && (contents === null || (isMap(contents) && !contents.flow))
  );
}

/** The data of the YAML. */
export const valuesOf = (yaml: string): unknown => parseDocument(yaml).toJS() ?? {};

/** Sets one value and changes no other line. */
export function setValue(yaml: string, path: Path, value: FieldValue, order: KeyOrder): string {
  const node = nodeAt(yaml, path);
  return node ? replaceValue(yaml, node, value) : insertKey(yaml, path, value, order);
}

/** Removes a key with its lines, and the keys above it that it leaves empty. A row of a list stays, with an empty text. */
export function removeValue(source: string, path: Path): string {
  const parent = path.slice(0, -1);
  const yaml = unfolded(source, parent);
  const map = nodeAt(yaml, parent);
  const index = isMap(map) ? keysOf(map).indexOf(String(path.at(-1))) : -1;
  if (!isMap(map) || index < 0) return source;
  if (map.items.length === 1 && typeof parent.at(-1) === 'number')
    return setValue(yaml, path, '', () => []);
  if (map.items.length === 1 && parent.length > 0) return removeValue(yaml, parent);
  const [from, to] = linesOf(yaml, map)[index] ?? [0, 0];
  const start = map.items[index]?.key.range[0] ?? from;
  const isAfterDash = yaml.slice(from, start).trim() !== '';
  const next = map.items[index + 1]?.key.range[0] ?? to;
  // After the dash of a row, the next key takes the place of the removed one.
  return replaceRange(yaml, isAfterDash ? [start, next] : [from, to], '');
}

/** Adds a row at the end of a list; a list that is missing is created. */
export function addRow(source: string, path: Path, row: unknown, order: KeyOrder): string {
  const yaml = unfolded(source, path);
  const list = nodeAt(yaml, path);
  if (!isSeq(list) || list.items.length === 0)
    return insertKey(removeValue(yaml, path), path, [row], order);
  const [, end] = linesOf(yaml, list).at(-1) ?? [0, yaml.length];
  return insertLines(yaml, end, block([row], indentAt(yaml, list.range[0])));
}

/** Moves or removes rows of a list, with the comments above each; the list goes with its last row. */
export function editRows(
  source: string,
  path: Path,
  edit: (rows: readonly string[]) => readonly string[],
): string {
  const yaml = unfolded(source, path);
  const list = nodeAt(yaml, path);
  const lines = isSeq(list) ? linesOf(yaml, list) : [];
  const [from = 0, to = 0] = [lines[0]?.[0], lines.at(-1)?.[1]];
  // A row ends where the next begins; the file may end without a line break.
  const rows = lines.map(([start], index) => yaml.slice(start, lines[index + 1]?.[0] ?? to));
  const edited = edit(rows.map((row) => row.replace(/\n?$/, '\n'))).join('');
  const text = yaml.endsWith('\n') || to < yaml.length ? edited : edited.replace(/\n$/, '');
  return text === '' ? removeValue(yaml, path) : replaceRange(yaml, [from, to], text);
}

/** The node at a path, with its position; the map of all keys at the empty path. */
const nodeAt = (yaml: string, path: Path): ParsedNode | undefined =>
  (parseDocument(yaml).getIn(path, true) ?? undefined) as ParsedNode | undefined;

const keysOf = ({ items }: YAMLMap.Parsed): string[] => items.map(({ key }) => String(key));

const replaceRange = (text: string, [from, to]: Range, replacement: string): string =>
  text.slice(0, from) + replacement + text.slice(to);

const insertLines = (yaml: string, at: number, lines: string) =>
  replaceRange(yaml, [at, at], (at > 0 && yaml.charAt(at - 1) !== '\n' ? '\n' : '') + lines);

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;

const indentAt = (yaml: string, offset: number): string =>
  /^ */.exec(yaml.slice(lineStart(yaml, offset)))?.[0] ?? '';

/** Offsets of a value without the line breaks that YAML counts to it. */
const rangeOf = (yaml: string, { range: [from, to] }: ParsedNode): Range => [
  from,
  from + yaml.slice(from, to).trimEnd().length,
];

/** Offsets of the lines of each key of a map, or of each row of a list with the comments above it. */
const linesOf = (yaml: string, { items }: YAMLMap.Parsed | YAMLSeq.Parsed): Range[] =>
  items.map((item) => {
    const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
    const start = lineStart(yaml, first.range[0]);
    const next = yaml.indexOf('\n', start + yaml.slice(start, last.range[1]).trimEnd().length);
    return [isPair(item) ? start : commentsStart(yaml, start), next < 0 ? yaml.length : next + 1];
  });

/** Start of the comments directly above a line, with the same indent. */
function commentsStart(yaml: string, start: number): number {
  const above = lineStart(yaml, start - 1);
  const isComment = yaml.slice(above, start).startsWith(`${indentAt(yaml, start)}#`);
  return start > 0 && isComment ? commentsStart(yaml, above) : start;
}

/** Writes a list or group that stands on one line, on the way to a path, on lines of its own. */
function unfolded(yaml: string, path: Path): string {
  const nodes = path.map((_, index) => nodeAt(yaml, path.slice(0, index + 1)));
  const node = nodes.find((one) => isCollection(one) && one.flow && one.items.length > 0);
  if (!node) return yaml;
  const lines = block(node.toJSON(), `${indentAt(yaml, node.range[0])}  `).trimEnd();
  const [from, to] = rangeOf(yaml, node);
  return `${yaml.slice(0, from).trimEnd()}\n${lines}${yaml.slice(to)}`;
}

/** Lines of a value in block style, each with an indent. */
const block = (value: unknown, indent: string) =>
  stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, indent);

/** A comment that asks to replace a sample value; it goes with the sample. */
const SAMPLE_COMMENT = /^[ \t]+#[ \t]*à remplacer[^\n]*/;

/** Writes a value on one line, in the quotes that the old one had, or in those that it needs. */
function replaceValue(yaml: string, node: ParsedNode, value: FieldValue): string {
  const [from, end] = rangeOf(yaml, node);
  const sample = SAMPLE_COMMENT.exec(yaml.slice(end))?.[0].length ?? 0;
  const scalar = new Scalar(value);
  if (isScalar(node) && node.value !== '' && !node.type?.startsWith('BLOCK'))
    scalar.type = node.type ?? 'PLAIN';
  const written = stringify(scalar, { lineWidth: 0 }).trimEnd();
  // The library writes `---` as a block of two lines.
  const text = written.includes('\n') ? JSON.stringify(value) : written;
  const before = /[:-]/.test(yaml.charAt(from - 1)) ? ' ' : '';
  // Where the value is missing, a comment may begin right here, and YAML needs a space before `#`.
  const after = yaml.charAt(end + sample) === '#' ? ' ' : '';
  return replaceRange(yaml, [from, end + sample], before + text + after);
}

function insertKey(source: string, path: Path, value: unknown, order: KeyOrder): string {
  const parent = path.slice(0, -1);
  const yaml = unfolded(source, parent);
  const key = String(path.at(-1));
  const map = nodeAt(yaml, parent);
  if (isMap(map) && map.items.length > 0) {
    const first = map.items[0]?.key.range[0] ?? 0;
    const earlier = order(parent).slice(0, Math.max(order(parent).indexOf(key), 0));
    const before = keysOf(map).findLastIndex((one) => earlier.includes(one));
    // Without such a key, the new one comes after the last.
    const [, end] = linesOf(yaml, map).at(before) ?? [0, yaml.length];
    const indent = ' '.repeat(first - lineStart(yaml, first));
    return insertLines(yaml, end, block({ [key]: value }, indent));
  }
  if (parent.length === 0) return insertLines(yaml, yaml.length, block({ [key]: value }, ''));
  return insertKey(removeValue(yaml, parent), parent, { [key]: value }, order);
}
