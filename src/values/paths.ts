/** Keys and list indexes in plain data: `['steps', 2, 'text']`. */
export type Path = readonly PropertyKey[];

/** True for keys with values: no list, no text, not nothing. */
export const isMap = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A path for editors, from the inside: "text", in the third of "steps", is « text (élément 3 de steps) ». */
export function name(path: Path): string {
  const [last = 'le fichier', ...above] = path.toReversed();
  const one = (key: PropertyKey) =>
    typeof key === 'number' ? `élément ${key + 1}` : String(key).slice(0, 60);
  return above.length === 0 ? one(last) : `${one(last)} (${above.map(one).join(' de ')})`;
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
