import { keyOf, type Line, linesBelow } from './line.ts';
import type { State } from './mend-state.ts';
import { isWhole } from './shifted.ts';

/**
 * The column (0-based) of a dash that lost its margin: the keys of its own element, or the elements below,
 * stand further in. Undefined for any other, and wherever YAML itself would find nothing wrong.
 */
export function shiftedItem(state: State, at: number, item: Line): number | undefined {
  const part = keyOf(item.content);
  if (!part || !isWhole(part.value)) return undefined;
  const [next] = linesBelow(state.lines, at);
  if (!next) return undefined;
  const own = ownColumn(state, { ...item, key: part.key }, next);
  return own ?? (state.structure.waiting ? columnOfMost(state, at, item) : undefined);
}

/**
 * The list that is open around the keys of the element, or whose elements follow: the dash belongs to it
 * when its elements begin with the same key.
 */
function ownColumn(
  { structure }: State,
  item: Line & { key: string },
  next: Line,
): number | undefined {
  const margin = next.indent.length;
  if (margin <= item.column || !keyOf(next.content)) return undefined;
  const kind = next.dashes === '' ? 'map' : 'list';
  const { levels } = structure;
  const open = levels.findIndex((level) => level.kind === kind && level.column === margin);
  const [list, map] = levels.slice(kind === 'map' ? open - 1 : open);
  const isAlike = list?.kind === 'list' && map?.keys?.first === item.key;
  return open > 0 && isAlike && list.column > item.indent.length ? list.column : undefined;
}

/**
 * The column of most elements of the list that the dash begins, when they stand further in than it does, yet not
 * so far that they could be inside its element. Of as many each way, the two spaces that the site uses are right.
 */
function columnOfMost({ structure, lines }: State, at: number, item: Line): number | undefined {
  const parent = structure.levels.at(-1)?.column ?? 0;
  const list: Line[] = [];
  for (const line of linesBelow(lines, at)) {
    const isOutside =
      line.dashes === '' ? line.indent.length <= parent : line.indent.length < item.indent.length;
    if (isOutside) break;
    list.push(line);
  }
  const dashes = strayDashes(item, list);
  const column = dashes.stray[0];
  if (column === undefined) return undefined;
  const most = dashes.stray.filter((one) => one === column).length;
  const isUsual = most === dashes.own && column === parent + 2;
  return most > dashes.own || isUsual ? column : undefined;
}

/** How many elements stand in the column of a dash, and the columns of those that YAML could not read between them. */
function strayDashes(item: Line, lines: readonly Line[]): { own: number; stray: number[] } {
  const stray: number[] = [];
  let own = 1;
  let nested: number[] = [];
  let isOpen = false;
  for (const { indent, dashes, content } of lines) {
    const column = indent.length;
    if (dashes !== '') {
      nested = nested.filter((one) => one <= column);
      if (isOpen && !nested.includes(column)) nested.push(column);
      if (column === item.indent.length) own += 1;
      else if (column <= item.column && !nested.includes(column)) stray.push(column);
    }
    isOpen = keyOf(content)?.value === '';
  }
  return { own, stray };
}
