/** Keys and list indexes in plain data: `['steps', 2, 'text']`. */
export type Path = readonly PropertyKey[];

/** True for keys with values: no list, no text, not nothing. */
export const isMap = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A path for editors, its last key first: « text » (élément 3 de « steps »), « choices » (élément 2 ; élément 1 de « fields »). */
export function name(path: Path): string {
  const words = path.map((key) =>
    typeof key === 'number' ? `élément ${key + 1}` : `« ${String(key).slice(0, 60)} »`,
  );
  const last = path.findLastIndex((key) => typeof key !== 'number');
  const phrase = (some: string[]) => some.toReversed().join(' de ').replaceAll('de é', 'de l’é');
  const inside = [words.slice(last + 1), words.slice(0, Math.max(last, 0))].map(phrase);
  const where = inside.filter(Boolean).join(' ; ');
  return [words[last] ?? 'Ce fichier', where && `(${where})`].filter(Boolean).join(' ');
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
