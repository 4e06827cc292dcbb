import { type KeyPart, keyOf, linesBelow } from './line.ts';
import type { State } from './mend-state.ts';
import { closingQuote } from './quote.ts';
import type { Level } from './structure.ts';

/**
 * The column (0-based) of a key that lost its margin: it fits an outer level, but the lines below go on with
 * the inner one, or with the one that the key without value right above it opens. Undefined for any other.
 */
export function shiftedColumn(
  { lines, structure }: State,
  at: number,
  { column, key }: { column: number; key: KeyPart | undefined },
): number | undefined {
  if (!key || !isWhole(key.value)) return undefined;
  const [next] = linesBelow(lines, at);
  if (!next) return undefined;
  const margin = next.indent.length;
  if (margin <= column || (next.dashes === '' && !keyOf(next.content))) return undefined;
  const { levels, waiting } = structure;
  if (waiting) return next.dashes === '' && levels.at(-1)?.column === column ? margin : undefined;
  const isNext = (level: Level) =>
    level.column === margin && level.kind === (next.dashes === '' ? 'map' : 'list');
  const open = levels.findIndex((level) => level.column > column && isNext(level));
  // Above the dash of the next element, a key belongs to the element before it.
  const level = open < 0 ? undefined : levels[next.dashes === '' ? open : open + 1];
  return level?.kind === 'map' ? level.column : undefined;
}

/** Whether a value ends on its own line: nothing can stand deeper below it. */
export const isWhole = (value: string) =>
  value !== '' && (/^["']/.test(value) ? closingQuote(value) > 0 : !/^[|>&[{#]/.test(value));
