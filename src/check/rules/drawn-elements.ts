/** An element of a drawing with a name: the elements in it, itself counted, and which `<use>` of the drawing stand in it. */
export interface Part {
  elements: number;
  firstUse: number;
  lastUse: number;
}

/** Name of the whole drawing among its parts; no element is called so. */
export const WHOLE = '#';

/** Maximum number of copies within each other: more would overflow the stack. */
const MAX_DEPTH = 1000;

/** Number of elements that a browser draws, copies of copies counted; `uses` names what each `<use>` copies. A part within itself is not drawn. */
export function drawnElements(parts: ReadonlyMap<string, Part>, uses: readonly string[]): number {
  const sizes = new Map<string, number>();
  const sizeOf = (name: string, depth = 0): number => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    if (depth > MAX_DEPTH) return Number.POSITIVE_INFINITY;
    sizes.set(name, 0);
    const { elements = 0, firstUse = 0, lastUse = 0 } = parts.get(name) ?? {};
    let size = elements;
    for (let at = firstUse; at < lastUse; at++) size += sizeOf(uses[at] ?? '', depth + 1);
    sizes.set(name, size);
    return size;
  };
  return sizeOf(WHOLE);
}
