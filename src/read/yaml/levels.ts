import { type KeyPart, keyOf, type Line, linesBelow } from './line.ts';
import { closingQuote } from './quote.ts';

/** A map or a list that is open, by the column (0-based) of its keys or dashes. */
export interface Level {
  column: number;
  kind: 'map' | 'list';
  /** The first key of a map. */
  first?: string;
}

/** What the lines read so far have opened. */
export interface Structure {
  lines: readonly string[];
  levels: Level[];
  /** Whether the last key or dash still waits for its value. */
  waiting: boolean;
  /** The last key. */
  last: string;
}

/** A line with a key or a dash. */
export interface Placed {
  line: Line;
  key: KeyPart | undefined;
}

/** The column (0-based) where a line should begin; undefined for an item where no list can be. */
export function rightColumn(
  structure: Structure,
  { line, key }: Placed,
  at: number,
): number | undefined {
  const { levels, waiting } = structure;
  const kind = line.dashes === '' ? 'map' : 'list';
  const column = line.indent.length;
  const meant = key && isWhole(key.value) ? meantColumn(structure, { line, key }, at) : undefined;
  if (meant !== undefined) return meant;
  const top = levels.at(-1);
  const isOpen = levels.some((level) => level.column === column && level.kind === kind);
  // A list may stand in the same column as the key that it belongs to.
  const isFirst = waiting && column >= (top?.column ?? 0) + (kind === 'list' ? 0 : 1);
  if (!top || isOpen || isFirst) return column;
  const [nearest] = levels
    .filter((level) => level.kind === kind)
    .map((level) => level.column)
    .sort((a, b) => Math.abs(a - column) - Math.abs(b - column) || b - a);
  return nearest;
}

/** Whether a value ends on its own line: nothing can stand deeper below it. */
const isWhole = (value: string) =>
  value !== '' && (/^["']/.test(value) ? closingQuote(value) > 0 : !/^[|>&[{#]/.test(value));

/**
 * The column of a line that lost its margin. The first line under a key belongs two spaces further right when
 * another of its group stands there; any other, where the line below could only go on with its group.
 */
function meantColumn(
  { lines, levels, waiting }: Structure,
  { line, key }: { line: Line; key: KeyPart },
  at: number,
): number | undefined {
  const [next] = linesBelow(lines, at);
  const isItem = line.dashes !== '';
  const parent = levels.at(-1)?.column ?? 0;
  const indent = line.indent.length;
  if (waiting) {
    const usual = parent + 2;
    if (indent === usual) return undefined;
    for (const other of linesBelow(lines, at)) {
      const isOfGroup = other.indent.length > parent || (isItem && other.dashes !== '');
      if (!isOfGroup) break;
      const isAlike = isItem
        ? other.dashes !== '' && keyOf(other.content)?.key === key.key
        : other.dashes === '' && keyOf(other.content) !== undefined;
      if (isAlike && other.indent.length === usual) return usual;
      if (!isItem) break;
    }
    return undefined;
  }
  if (!next || next.indent.length <= line.column || !keyOf(next.content)) return undefined;
  const isItemBelow = next.dashes !== '';
  const column = next.indent.length - (isItem && !isItemBelow ? line.dashes.length : 0);
  const kind = isItem || isItemBelow ? 'list' : 'map';
  const open = levels.findIndex((level) => level.kind === kind && level.column === column);
  if (open < 0 || column <= indent) return undefined;
  if (isItem) return levels[open + 1]?.first === key.key ? column : undefined;
  // Above the dash of the next item, a key belongs to the item before it.
  const level = levels[isItemBelow ? open + 1 : open];
  return level?.kind === 'map' ? level.column : undefined;
}

/** Records a line in its column: its dashes, then its key, each opening a level where none stands yet. */
export function place(structure: Structure, { line, key }: Placed, column: number): void {
  const { levels } = structure;
  const opened: Level[] = [...line.dashes.matchAll(/-/g)].map(({ index }) => ({
    column: column + index,
    kind: 'list',
  }));
  if (key) opened.push({ column: column + line.dashes.length, kind: 'map' });
  const isList = line.dashes !== '';
  while (levels.length > 0 && isClosed(levels.at(-1), column, isList)) levels.pop();
  for (const level of opened) {
    const top = levels.at(-1);
    if (top?.column !== level.column || top.kind !== level.kind) levels.push(level);
  }
  const top = levels.at(-1);
  if (key && top) top.first ??= key.key;
  structure.last = key?.key ?? '';
}

/** Whether a line closes a level. In one column, a key closes the list of the key above it. */
const isClosed = (top: Level | undefined, column: number, isList: boolean) =>
  top !== undefined &&
  (top.column > column || (top.column === column && top.kind === 'list' && !isList));
