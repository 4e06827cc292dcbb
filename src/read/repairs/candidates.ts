import type { Fault } from '../fault.ts';
import { isBrought, isMisaligned, isRiddle } from './brought.ts';
import { cutLine } from './cut-line.ts';
import { joinedLines } from './joined-lines.ts';
import { keyWithSign } from './key-with-sign.ts';
import { lostKey, lostStart } from './lost-line.ts';
import type { Repair, Suspect } from './repair.ts';
import { oddLine, shiftedLine } from './shifted-line.ts';
import { wideDash } from './wide-dash.ts';

/** In the order in which they are tried: what happens most often first. */
const REPAIRS = [wideDash, oddLine, shiftedLine, keyWithSign, lostStart, cutLine, joinedLines];

/** Lines that are looked at, where a head has many faults. */
const MOST_SUSPECTS = 12;

/** Everything that one line near the faults of a head may have been meant to be; a lone fault has fewer explanations. */
export function* candidates(
  { lines, body, head }: Omit<Suspect, 'line'>,
  faults: readonly Fault[],
  isLone: boolean,
): Generator<Repair> {
  const suspects = faults
    .filter(isBrought)
    .flatMap((fault) => [
      fault.line,
      above(lines, fault.line),
      ...(isRiddle(fault) ? [fault.line + 1] : []),
    ])
    .filter((line, at, all) => line >= head.from && line <= head.to && all.indexOf(line) === at)
    .slice(0, MOST_SUSPECTS);
  const forLone = faults.some(isMisaligned) ? [keyWithSign, wideDash, oddLine] : [keyWithSign];
  for (const repair of isLone ? forLone : REPAIRS) {
    for (const line of suspects) yield* repair({ lines, head, line, body });
  }
  if (isLone) return;
  // It has as many forms as there are lists: only the first lines may have lost it.
  for (const line of suspects.toSorted((a, b) => a - b).slice(0, 3))
    yield* lostKey({ lines, head, line, body });
}

/** The nearest line above one that holds something. */
const above = (lines: readonly string[], line: number) =>
  lines.slice(0, line - 1).findLastIndex((text) => text.trim() !== '') + 1;
