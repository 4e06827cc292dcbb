/** Keys and list indexes in plain data: `['steps', 2, 'text']`. */
export type Path = readonly PropertyKey[];

/** True for keys with values: no list, no text, not nothing. */
export const isMap = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A path for editors, its last key first: « text » (élément 3 de « steps »). */
export function name(path: Path): string {
  const words = path.map((key) =>
    typeof key === 'number' ? `élément ${key + 1}` : `« ${String(key).slice(0, 60)} »`,
  );
  const last = path.findLastIndex((key) => typeof key !== 'number');
  const [key = 'Ce fichier'] = words.splice(last, 1);
  const where = words.toReversed().join(' de ').replaceAll('de é', 'de l’é');
  return where ? `${key} (${where})` : key;
}

/** The value at a path; undefined when there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data;
  for (const key of path) {
    if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}
