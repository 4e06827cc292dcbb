import { Document, isMap, isScalar, isSeq, type Node, type Pair, Scalar, stringify } from 'yaml';
import { type Data, isAbsent, isData, isSame, pruned } from './values.ts';

/** What stands between two places of a source, replaced. */
export interface Edit {
  from: number;
  to: number;
  text: string;
}

/** A source with its edits done. */
export const spliced = (source: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: by }) => text.slice(0, from) + by + text.slice(to), source);

/** The edits of `source` by which the value of `node` becomes `now`; none where it says the same. */
export function editsOf(source: string, node: Node, now: unknown): Edit[] {
  const old: unknown = node.toJS(new Document());
  if (isSame(old, now)) return [];
  if (isMap(node) && !node.flow && isData(now)) return mapEdits(source, node.items as Pair[], now);
  if (isSeq(node) && !node.flow && Array.isArray(now))
    return listEdits(source, node.items as Node[], now);
  if (isScalar(node) && typeof now !== 'object') return [scalarEdit(source, node, now)];
  const [from, to] = rangeOf(node);
  const isNested = node.range !== undefined && typeof now === 'object';
  const text = isNested ? JSON.stringify(pruned(now)) : written(now);
  return [{ from, to: endOf(source, from, to), text }];
}

const rangeOf = (node: unknown): [number, number] => {
  const [from, to] = (node as Node).range ?? [0, 0];
  return [from, to];
};

/** The end of a value that ends in line breaks, as that of a block text or list: before them. */
const endOf = (source: string, from: number, to: number) =>
  from + source.slice(from, to).trimEnd().length;

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1;

/** The beginning of the line that follows the one on which something ends. */
function lineAfter(source: string, from: number, to: number): number {
  const end = source.indexOf('\n', endOf(source, from, to));
  return end === -1 ? source.length : end + 1;
}

/** A value as it stands after a key, between the quotes that it had where they still serve. */
function written(value: unknown, type?: Scalar.Type): string {
  if (typeof value === 'string' && value.includes('\n')) return JSON.stringify(value);
  const scalar = new Scalar(value);
  if (type !== undefined) scalar.type = type;
  return new Document(scalar).toString({ lineWidth: 0 }).trimEnd();
}

const REMARK = /^[ \t]+#[ \t]*à remplacer[^\n]*/;

function scalarEdit(source: string, node: Scalar, now: unknown): Edit {
  const [from, to] = rangeOf(node);
  const isDigits = typeof node.value === 'number' && now !== '' && !Number.isNaN(Number(now));
  const end = endOf(source, from, to);
  const remark = REMARK.exec(source.slice(end))?.[0].length ?? 0;
  const isBare = node.type === undefined || node.type.startsWith('BLOCK');
  const text = written(
    isDigits ? Number(now) : now,
    isBare ? undefined : (node.type as Scalar.Type),
  );
  const gap = /[:-]/.test(source.charAt(from - 1)) ? ' ' : '';
  // A key without value may have a remark right behind it.
  const isTight = source.charAt(end + remark) === '#';
  return { from, to: end + remark, text: gap + text + (isTight ? ' ' : '') };
}

/** Lines of YAML, below a margin. */
const below = (margin: string, value: unknown) =>
  stringify(value, { lineWidth: 0 }).replace(/^(?=.)/gm, margin);

/** Where a pair begins, and where the line after it begins. */
function placeOf(source: string, pair: Pair): [number, number] {
  const [key, end] = rangeOf(pair.key);
  const [, to] = pair.value ? rangeOf(pair.value) : [key, end];
  // `? key` is a key, too.
  const from = key - (/\? +$/.exec(source.slice(lineStart(source, key), key))?.[0].length ?? 0);
  return [from, lineAfter(source, from, Math.max(end, to))];
}

function mapEdits(source: string, pairs: readonly Pair[], now: Data): Edit[] {
  const names = pairs.map(({ key }) => String(isScalar(key) ? key.value : key));
  const places = pairs.map((pair) => placeOf(source, pair));
  const start = places[0]?.[0] ?? 0;
  const margin = ' '.repeat(start - lineStart(source, start));
  const changed = pairs.flatMap((pair, at): Edit[] => {
    const next = now[names[at] ?? ''];
    const value = pair.value as Node | null;
    const [from, to] = places[at] ?? [0, 0];
    const old: unknown = value?.toJS(new Document());
    if (isSame(old, next)) return [];
    if (isAbsent(next) && next !== false) return [{ ...cutOf(source, places, at), text: '' }];
    if (value && isData(next) === isMap(value) && Array.isArray(next) === isSeq(value))
      return editsOf(source, value, next);
    return [{ from, to, text: below(margin, { [names[at] ?? '']: pruned(next) }).trimStart() }];
  });
  const added = Object.entries(now).filter(([key, one]) => !names.includes(key) && !isAbsent(one));
  const end = places.at(-1)?.[1] ?? 0;
  const open = end > 0 && source.charAt(end - 1) !== '\n' ? '\n' : '';
  const text = added.map(([key, one]) => below(margin, { [key]: pruned(one) })).join('');
  return text === '' ? changed : [...changed, { from: end, to: end, text: open + text }];
}

/** A pair with its lines; the first of an element of a list leaves the hyphen to the one that follows. */
function cutOf(source: string, places: readonly [number, number][], at: number) {
  const [from, to] = places[at] ?? [0, 0];
  const start = lineStart(source, from);
  const next = places[at + 1]?.[0];
  const isAfterHyphen = source.slice(start, from).trim() !== '';
  return isAfterHyphen && next !== undefined ? { from, to: next } : { from: start, to };
}

/** Elements that stay keep their lines, remarks included, wherever they go; a changed one is edited in its place. */
function listEdits(source: string, items: readonly Node[], now: readonly unknown[]): Edit[] {
  const old = items.map((item): unknown => item.toJS(new Document()));
  // An empty element that stands in the file, as the address of a home page, has its meaning there.
  const wanted = old.some(isAbsent) ? now : now.filter((one) => !isAbsent(one));
  const free = new Set(items.keys());
  const kept = wanted.map((one, at) => {
    const same = free.has(at) && isSame(old[at], one) ? at : undefined;
    const found = same ?? [...free].find((index) => isSame(old[index], one));
    if (found !== undefined) free.delete(found);
    return found;
  });
  const from = wanted.map((one, at) => {
    const found = kept[at];
    if (found !== undefined) return found;
    const like = wanted.length === items.length && free.has(at) ? at : closest(old, free, one);
    if (like !== undefined) free.delete(like);
    return like;
  });
  if (from.length === items.length && from.every((one, at) => one === at))
    return items.flatMap((item, at) => editsOf(source, item, wanted[at]));
  const first = rangeOf(items[0])[0];
  const starts = items.map((item) => remarksAbove(source, lineStart(source, rangeOf(item)[0])));
  const ends = items.map((item) => lineAfter(source, ...rangeOf(item)));
  const margin = /^[ ]*/.exec(source.slice(lineStart(source, first)))?.[0] ?? '';
  const chunk = (at: number) => {
    const text = source.slice(starts[at], starts[at + 1] ?? ends[at]);
    return text.endsWith('\n') ? text : `${text}\n`;
  };
  const text = wanted.map((one, at) => {
    const index = from[at];
    if (index === undefined) return below(margin, [pruned(one)]);
    const offset = starts[index] ?? 0;
    const edits = editsOf(source, items[index] as Node, one);
    const moved = edits.map((edit) => ({
      ...edit,
      from: edit.from - offset,
      to: edit.to - offset,
    }));
    return spliced(chunk(index), moved);
  });
  return [{ from: starts[0] ?? 0, to: ends.at(-1) ?? 0, text: text.join('') }];
}

/** The element that has most in common with one that changed, among those whose lines are free. */
function closest(old: readonly unknown[], free: ReadonlySet<number>, now: unknown) {
  if (!isData(now)) return undefined;
  const common = (one: unknown) =>
    isData(one)
      ? Object.keys(now).filter((key) => isSame(one[key], now[key]) && !isAbsent(now[key])).length
      : 0;
  const [best] = [...free].sort((one, other) => common(old[other]) - common(old[one]));
  return best !== undefined && common(old[best]) > 0 ? best : undefined;
}

/** The beginning of the lines of remarks right above an element, which belong to it. */
function remarksAbove(source: string, start: number): number {
  const indent = /^ */.exec(source.slice(start))?.[0].length ?? 0;
  for (let at = start; at > 0; ) {
    const above = lineStart(source, at - 1);
    const [, blank = ''] = /^( *)#/.exec(source.slice(above, at)) ?? [];
    if (!source.slice(above).startsWith(`${blank}#`) || blank.length > indent) return at;
    at = above;
  }
  return 0;
}
