import { diffArrays } from 'diff';

/** A part of a text diff: unchanged, added or removed text. */
export interface DiffPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Compares two texts word by word. Pieces begin and end at a space, so that numbers and their currency stay whole. */
export function diffWords(before: string, after: string): DiffPiece[] {
  const parts = diffArrays(before.split(' '), after.split(' '));
  const pieces = parts.map(({ value, added, removed }): DiffPiece => {
    const kind = removed ? 'removed' : added ? 'added' : 'same';
    return { kind, text: value.join(' ') };
  });
  const same = pieces.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  if (same * 4 >= Math.min(before.length, after.length)) return pieces;
  // With less than a quarter of the text unchanged, word differences are unreadable.
  return replaced(before, after);
}

/** The pieces of a text that is replaced by another. */
export const replaced = (before: string, after: string): DiffPiece[] => [
  { kind: 'removed', text: before },
  { kind: 'added', text: after },
];

/** Aligns two lists: pairs of a removed item and the item added in its place; one is undefined when the other has more. */
export function changedPairs<Item>(
  before: readonly Item[],
  after: readonly Item[],
  comparator: (a: Item, b: Item) => boolean,
): [old: Item | undefined, now: Item | undefined][] {
  let removed: Item[] = [];
  const parts = diffArrays([...before], [...after], { comparator });
  return [...parts, { value: [], added: false, removed: false }].flatMap((part) => {
    if (part.removed) {
      removed = part.value;
      return [];
    }
    const [old, now] = [removed, part.added ? part.value : []];
    removed = [];
    return Array.from(
      { length: Math.max(old.length, now.length) },
      (_, at): [Item | undefined, Item | undefined] => [old[at], now[at]],
    );
  });
}
