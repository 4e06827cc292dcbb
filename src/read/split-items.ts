import type { Explanation } from '../content/explanation.ts';
import { valueAt } from '../content/values.ts';
import { isMissing } from './is-missing.ts';

/** An element that a dash cuts in two: the path of the list, and the number of its second part. */
export interface Cut {
  list: readonly PropertyKey[];
  index: number;
  /** The key that follows the dash. */
  key: string;
}

/**
 * Elements of lists that lack keys which the next element has, and the other way round: a dash before a
 * later key makes two of one. The faults without those on such keys, and the cuts in place of them.
 */
export function splitItems(
  faults: readonly Explanation[],
  data: unknown,
): { others: Explanation[]; cuts: Cut[] } {
  const told = new Set<Explanation>();
  const cuts: Cut[] = [];
  for (const { path, missing } of listsWithMissing(faults)) {
    for (const [first] of missing) {
      const last = lastPart(missing, data, path, first);
      for (let part = first; part <= (last ?? -1); part++) {
        for (const fault of missing.get(part) ?? []) told.add(fault);
        missing.delete(part);
        const [key] = keysOf(data, [...path, part]);
        if (part > first && key !== undefined) cuts.push({ list: path, index: part, key });
      }
    }
  }
  return { others: faults.filter((fault) => !told.has(fault)), cuts };
}

interface List {
  path: readonly PropertyKey[];
  /** Number of an element -> what is said of the keys that it lacks. */
  missing: Map<number, Explanation[]>;
}

function listsWithMissing(faults: readonly Explanation[]): Iterable<List> {
  const lists = new Map<string, List>();
  for (const fault of faults) {
    const index = fault.path.at(-2);
    if (!isMissing(fault) || typeof index !== 'number') continue;
    const path = fault.path.slice(0, -2);
    const name = path.join('\0');
    const list = lists.get(name) ?? { path, missing: new Map() };
    lists.set(name, list);
    list.missing.set(index, [...(list.missing.get(index) ?? []), fault]);
  }
  return lists.values();
}

/** The number of the last part of an element that begins at `first`; undefined when it is not cut. */
function lastPart(
  missing: List['missing'],
  data: unknown,
  path: readonly PropertyKey[],
  first: number,
): number | undefined {
  const found = new Set(keysOf(data, [...path, first]));
  const lacking = new Set(lackingIn(missing, first));
  for (let last = first + 1; missing.has(last); last++) {
    const more = keysOf(data, [...path, last]);
    if (found.size === 0 || more.length === 0 || more.some((key) => found.has(key))) break;
    for (const key of more) found.add(key);
    for (const key of lackingIn(missing, last)) lacking.add(key);
    if ([...lacking].every((key) => found.has(key))) return last;
  }
  return undefined;
}

const lackingIn = (missing: List['missing'], index: number) =>
  (missing.get(index) ?? []).map(({ path }) => String(path.at(-1)));

/** The keys of what stands at a path of plain data; none for anything but keys with values. */
function keysOf(data: unknown, path: readonly PropertyKey[]): string[] {
  const value = valueAt(data, path);
  const holdsKeys = typeof value === 'object' && value !== null && !Array.isArray(value);
  return holdsKeys ? Object.keys(value) : [];
}
