import type { Diagnosis } from '../issue.ts';

/** A path in plain data: keys, and indexes of lists. */
export type Path = readonly PropertyKey[];

/** What is said of a key or its value in plain data; the suggestion is the right key, or the right value. */
export interface FieldDiagnosis extends Diagnosis {
  path: Path;
  part: 'key' | 'value';
}

/** `steps[2].text` as an editor may read it: "steps, élément 3, text". */
export function name(path: Path): string {
  const words = path.map((key) =>
    typeof key === 'number' ? `élément ${key + 1}` : String(key).slice(0, 60),
  );
  return words.join(', ') || 'le fichier';
}

/** The value at a path of plain data; undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
