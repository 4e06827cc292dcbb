import {
  isMap,
  isSeq,
  type Pair,
  type ParsedNode,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

/** Keys and list indexes from the top of the YAML to a value: `['budgetLines', 0, 'amount']`. */
export type Path = readonly (string | number)[];

/** Offsets in a text: `to` is not included. */
export type Range = readonly [from: number, to: number];

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;
export type ParsedMap = YAMLMap.Parsed;
export type ParsedList = YAMLSeq.Parsed;

/** The node at a path, with its position; undefined for a missing key. */
export const nodeAt = (yaml: string, path: Path): ParsedNode | undefined =>
  parseDocument(yaml).getIn(path, true) as ParsedNode | undefined;

/** The map at a path; the keys of the file at the empty path. */
export function mapAt(yaml: string, path: Path): ParsedMap | undefined {
  const node = path.length === 0 ? parseDocument(yaml).contents : nodeAt(yaml, path);
  return isMap(node) ? (node as ParsedMap) : undefined;
}

export function listAt(yaml: string, path: Path): ParsedList | undefined {
  const node = nodeAt(yaml, path);
  return isSeq(node) ? (node as ParsedList) : undefined;
}

export const replaceRange = (text: string, [from, to]: Range, replacement: string): string =>
  text.slice(0, from) + replacement + text.slice(to);

export const lineStart = (text: string, offset: number): number =>
  text.lastIndexOf('\n', offset - 1) + 1;

/** Start of the line below an offset. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end + 1;
}

/** Offsets of a value without the line breaks that YAML counts to it. */
export function rangeOf(yaml: string, { range: [from, to] }: ParsedNode): Range {
  return [from, from + yaml.slice(from, to).trimEnd().length];
}

export const indentAt = (yaml: string, offset: number): string =>
  /^ */.exec(yaml.slice(lineStart(yaml, offset)))?.[0] ?? '';

export const keysOf = ({ items }: ParsedMap): string[] => items.map(({ key }) => String(key));

export const pairStart = ({ items }: ParsedMap, index: number): number =>
  items[index]?.key.range[0] ?? 0;

/** Start of the line below a key and its value. */
export function pairEnd(yaml: string, { items }: ParsedMap, index: number): number {
  const { key, value } = items[index] as ParsedPair;
  const from = key.range[0];
  const to = Math.max(key.range[1], value?.range[1] ?? 0);
  return nextLine(yaml, from + yaml.slice(from, to).trimEnd().length);
}

/** Offsets of each row of a list with the comments above it, up to the next row. */
export function rowRanges(yaml: string, { items }: ParsedList): Range[] {
  const starts = items.map(({ range }) => commentsStart(yaml, lineStart(yaml, range[0])));
  return items.map((item, index) => [
    starts[index] ?? 0,
    starts[index + 1] ?? nextLine(yaml, rangeOf(yaml, item)[1]),
  ]);
}

/** Start of the comments directly above a line, with the same indent. */
function commentsStart(yaml: string, start: number): number {
  const indent = indentAt(yaml, start).length;
  let from = start;
  while (from > 0) {
    const above = lineStart(yaml, from - 1);
    if (/^( *)#/.exec(yaml.slice(above, from))?.[1]?.length !== indent) break;
    from = above;
  }
  return from;
}
