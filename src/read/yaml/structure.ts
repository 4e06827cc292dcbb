/** Where the lines of a YAML text stand: the columns of the maps and lists that are open. */
export interface Level {
  column: number;
  kind: 'map' | 'list';
  /** The first key of a map, and how many it has so far. */
  keys?: { first: string; count: number };
}

/** What the last line with structure left open. */
export interface Structure {
  levels: Level[];
  /** Whether the last key or dash still waits for its value. */
  waiting: boolean;
  /** Whether the last value was a text without quotes, which may go on below. */
  flowing: boolean;
  /** The last key read. */
  last?: string | undefined;
}

/** A head is a map: its keys stand in one column, that of the leftmost key. */
export const structureFrom = (column: number): Structure => ({
  levels: [{ column, kind: 'map' }],
  waiting: false,
  flowing: false,
});

/** The column that a line at `column` should have; the same when it is right. */
export function rightColumn(structure: Structure, column: number, isItem: boolean): number {
  const { levels, waiting } = structure;
  const top = levels.at(-1);
  if (!top) return column;
  const exact = levels.some((level) => level.column === column && fits(level, isItem));
  if (exact) return column;
  if (column > top.column && waiting) return column;
  // A list may stand in the same column as the key that it belongs to.
  if (isItem && waiting && column === top.column && top.kind === 'map') return column;
  const candidates = levels.filter((level) => fits(level, isItem));
  const nearest = candidates.reduce<Level | undefined>(
    (best, level) =>
      best && Math.abs(best.column - column) < Math.abs(level.column - column) ? best : level,
    undefined,
  );
  return nearest?.column ?? column;
}

const fits = (level: Level, isItem: boolean) => level.kind === (isItem ? 'list' : 'map');

/** Records a line: its dashes, then its key, each opening a level where none stands yet. */
export function place(structure: Structure, opened: readonly Level[]): void {
  const first = opened[0];
  if (!first) return;
  const { levels } = structure;
  while (levels.length > 0 && isBelow(levels.at(-1), first)) levels.pop();
  for (const level of opened) {
    const top = levels.at(-1);
    if (top?.column !== level.column || top.kind !== level.kind) levels.push(level);
  }
}

/** Records the key of a line that was placed. */
export function nameKey(structure: Structure, key: string | undefined): void {
  structure.last = key;
  const top = structure.levels.at(-1);
  if (key === undefined || top?.kind !== 'map') return;
  top.keys = { first: top.keys?.first ?? key, count: (top.keys?.count ?? 0) + 1 };
}

/** A level that a line at `first` closes. In one column, a key closes the list of the key above it. */
function isBelow(top: Level | undefined, first: Level): boolean {
  if (!top) return false;
  if (top.column > first.column) return true;
  return top.column === first.column && top.kind === 'list' && first.kind === 'map';
}
