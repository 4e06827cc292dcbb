import type { Pair, ParsedNode } from 'yaml';
import { Document, isMap, isScalar, isSeq, Scalar, stringify } from 'yaml';
import { isEmpty, isEquivalent, isPlainObject, type PlainObject, withoutEmpty } from './values.ts';

/** A replacement of the characters of a source at the offsets `from` to `to`, `to` not included. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

type Range = [from: number, to: number];
type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** The source after all edits, whose ranges must not overlap. */
export const applyEdits = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), source);

/** Edits that change the value of `node` to `edited`: only lines of changed values, so that others keep their comments and quotes. */
export function valueEdits(source: string, node: ParsedNode, edited: unknown): Edit[] {
  if (isEquivalent(toValue(node), edited)) return [];
  if (isMap(node) && !node.flow && isPlainObject(edited))
    return mapEdits(source, node.items, edited);
  if (isSeq(node) && !node.flow && Array.isArray(edited))
    return listEdits(source, node.items, edited);
  if (isScalar(node) && typeof edited !== 'object') return [scalarEdit(source, node, edited)];
  const [from, to] = node.range;
  return [{ from, to: trimmedEnd(source, from, to), text: inlineYaml(edited) }];
}

const toValue = (node: ParsedNode | null): unknown => node?.toJS(new Document());

/** The end of a range without its last line breaks: the range of a block scalar or block list includes them. */
const trimmedEnd = (source: string, from: number, to: number) =>
  from + source.slice(from, to).trimEnd().length;

const lineStart = (source: string, offset: number) => source.lastIndexOf('\n', offset - 1) + 1;

const indentAt = (source: string, start: number) => /^ */.exec(source.slice(start))?.[0] ?? '';

/** The start of the line after the last line of a range. */
function nextLineStart(source: string, from: number, to: number): number {
  const end = source.indexOf('\n', trimmedEnd(source, from, to));
  return end === -1 ? source.length : end + 1;
}

/** The YAML of a value on one line. A scalar gets quotes of this type, or other quotes if the value needs them. */
function inlineYaml(value: unknown, type?: Scalar.Type): string {
  if (typeof value === 'object' || String(value).includes('\n'))
    return JSON.stringify(withoutEmpty(value));
  const scalar = new Scalar(value);
  if (type !== undefined) scalar.type = type;
  return new Document(scalar).toString({ lineWidth: 0 }).trimEnd();
}

/** A comment after a sample value that asks the editor to replace the sample. It is removed with the sample. */
const SAMPLE_COMMENT = /^[ \t]+#[ \t]*à remplacer[^\n]*/;

function scalarEdit(source: string, node: Scalar.Parsed, edited: unknown): Edit {
  const [from, to] = node.range;
  // Sveltia CMS returns text from a text field, also for a number.
  const isNumber = typeof node.value === 'number' && edited !== '' && !Number.isNaN(Number(edited));
  const valueEnd = trimmedEnd(source, from, to);
  const end = valueEnd + (SAMPLE_COMMENT.exec(source.slice(valueEnd))?.[0].length ?? 0);
  const quotes = node.type?.startsWith('BLOCK') ? undefined : (node.type as Scalar.Type);
  const text = inlineYaml(isNumber ? Number(edited) : edited, quotes);
  const before = /[:-]/.test(source.charAt(from - 1)) ? ' ' : '';
  // If the value is missing, a comment may begin right here, and YAML needs a space before `#`.
  const after = source.charAt(end) === '#' ? ' ' : '';
  return { from, to: end, text: before + text + after };
}

/** The YAML of a value in block style, each line with this indent. */
const blockYaml = (indent: string, value: unknown) =>
  stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, indent);

/** The range of a pair, from its key to the start of the line after its value. */
function pairRange(source: string, { key, value }: ParsedPair): Range {
  const [keyStart, keyEnd] = key.range;
  const valueEnd = value?.range[1] ?? keyEnd;
  // YAML also permits a key in the form `? key`.
  const beforeKey = source.slice(lineStart(source, keyStart), keyStart);
  const from = keyStart - (/\? +$/.exec(beforeKey)?.[0].length ?? 0);
  return [from, nextLineStart(source, from, Math.max(keyEnd, valueEnd))];
}

function mapEdits(source: string, pairs: readonly ParsedPair[], edited: PlainObject): Edit[] {
  const keys = pairs.map(({ key }) => String(isScalar(key) ? key.value : key));
  const ranges = pairs.map((pair) => pairRange(source, pair));
  const start = ranges[0]?.[0] ?? 0;
  const indent = ' '.repeat(start - lineStart(source, start));
  const changes = pairs.flatMap(({ value }, index): Edit[] => {
    const key = keys[index] ?? '';
    const next = edited[key];
    const [from, to] = ranges[index] ?? [0, 0];
    if (isEquivalent(toValue(value), next)) return [];
    // If the editor turns a switch off, the pair remains, with the value false.
    if (isEmpty(next) && next !== false) return [removePair(source, ranges, index)];
    if (value && isPlainObject(next) === isMap(value) && Array.isArray(next) === isSeq(value))
      return valueEdits(source, value, next);
    return [{ from, to, text: blockYaml(indent, { [key]: withoutEmpty(next) }).trimStart() }];
  });
  const added = Object.entries(edited)
    .filter(([key, value]) => !keys.includes(key) && !isEmpty(value))
    .map(([key, value]) => blockYaml(indent, { [key]: withoutEmpty(value) }));
  const end = ranges.at(-1)?.[1] ?? 0;
  const lineBreak = end > 0 && source.charAt(end - 1) !== '\n' ? '\n' : '';
  if (added.length === 0) return changes;
  return [...changes, { from: end, to: end, text: lineBreak + added.join('') }];
}

/** The removal of a pair and its lines. If a list hyphen is before the pair, it stays for the next pair, if there is one. */
function removePair(source: string, ranges: readonly Range[], index: number): Edit {
  const [from, to] = ranges[index] ?? [0, 0];
  const start = lineStart(source, from);
  const isAfterHyphen = source.slice(start, from).trim() !== '';
  const next = isAfterHyphen ? ranges[index + 1]?.[0] : undefined;
  return { from: next === undefined ? start : from, to: next ?? to, text: '' };
}

/** The edits of a list in block style. An old element that moves takes its lines and the comments above them with it. */
function listEdits(
  source: string,
  items: readonly ParsedNode[],
  edited: readonly unknown[],
): Edit[] {
  const old = items.map(toValue);
  // Sveltia CMS may add empty elements, which are left out. Those in a file have a meaning: '' is the address of the home page.
  const elements = old.some(isEmpty) ? edited : edited.filter((element) => !isEmpty(element));
  /** The indexes of old elements whose lines no new element has taken yet. */
  const unused = new Set(items.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) unused.delete(index);
    return index;
  };
  const equal = elements.map((element, index) =>
    take([index, ...unused].find((i) => unused.has(i) && isEquivalent(old[i], element))),
  );
  const isSameLength = elements.length === items.length;
  // For each new element, the index of the old element whose lines it takes; undefined if it is an added one.
  const origins = elements.map(
    (element, index) =>
      equal[index] ??
      take(isSameLength && unused.has(index) ? index : mostSimilar(old, unused, element)),
  );
  if (isSameLength && origins.every((origin, index) => origin === index))
    return items.flatMap((item, index) => valueEdits(source, item, elements[index]));
  const starts = items.map((item) => commentsStart(source, lineStart(source, item.range[0])));
  const ends = items.map(({ range: [from, to] }) => nextLineStart(source, from, to));
  const indent = indentAt(source, lineStart(source, items[0]?.range[0] ?? 0));
  const text = elements.map((element, index) => {
    const origin = origins[index];
    if (origin === undefined) return blockYaml(indent, [withoutEmpty(element)]);
    const upToEnd = source.slice(0, starts[origin + 1] ?? ends[origin]);
    const edits = valueEdits(source, items[origin] as ParsedNode, element);
    // All edits are inside the element, so its start has the same offset after them.
    return applyEdits(upToEnd.replace(/\n?$/, '\n'), edits).slice(starts[origin]);
  });
  return [{ from: starts[0] ?? 0, to: ends.at(-1) ?? 0, text: text.join('') }];
}

/** The index of the unused old element that has most values in common with a new element; undefined if no old element has one. */
function mostSimilar(old: readonly unknown[], unused: ReadonlySet<number>, element: unknown) {
  if (!isPlainObject(element)) return undefined;
  const filled = Object.keys(element).filter((key) => !isEmpty(element[key]));
  const similarities = old.map((other, index) =>
    unused.has(index) && isPlainObject(other)
      ? filled.filter((key) => isEquivalent(other[key], element[key])).length
      : 0,
  );
  const best = Math.max(...similarities);
  return best > 0 ? similarities.indexOf(best) : undefined;
}

/** Start of the comments directly above a line, else of the line. A comment with a deeper indent belongs to the element before. */
function commentsStart(source: string, start: number): number {
  const indent = indentAt(source, start).length;
  for (let from = start; from > 0; ) {
    const above = lineStart(source, from - 1);
    const [, spaces] = /^( *)#/.exec(source.slice(above, from)) ?? [];
    if (spaces === undefined || spaces.length > indent) return from;
    from = above;
  }
  return 0;
}
