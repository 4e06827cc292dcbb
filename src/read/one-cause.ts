import type { Fault } from './fault.ts';
import type { Head } from './head.ts';
import { isBrought, weigh } from './repairs/brought.ts';
import { candidates } from './repairs/candidates.ts';
import type { Repair } from './repairs/repair.ts';

/** A head as it was read, and what is wrong with it. */
interface Reading {
  head: Head;
  faults: readonly Fault[];
}

interface Read {
  /** The lines of the file, down to the end of its head. */
  lines: readonly string[];
  /** What stands below them. */
  body?: string;
  first: Reading;
  /** Reads the head anew in other lines. */
  read: (lines: readonly string[]) => Reading;
}

/** A file that has errors may take so many readings of its head: most take some milliseconds each. */
const MOST_READINGS = 300;

/** Letters that all of them together may hold: a large head is read less often than a small one. */
const MOST_LETTERS = 300_000;

/** A fault that a reading finds takes as long as so many letters. */
const LETTERS_A_FAULT = 80;

/** Lines of a head beyond which nothing is looked for. */
const LONGEST_HEAD = 600;

/**
 * What to say of a head. Faults that come of a single line which is pushed aside, cut, joined to its neighbour
 * or gone are told as one, on that line. The reader itself is asked which line it is: written as it should be,
 * it leaves only faults that were there before. The head is then the one that was meant, at its places in the file.
 */
export function oneCause({ lines, body = '', first: whole, read }: Read): Reading {
  const { head } = whole;
  const faults = whole.faults.filter(({ line }) => line <= lines.length);
  const first = { head, faults };
  const isLong = head.lines.to - head.lines.from >= LONGEST_HEAD;
  if (isLong || !faults.some(isBrought)) return whole;
  const isLone = weigh(faults.filter(isBrought)) < 2;
  let best = first;
  let readings = 0;
  let letters = 0;
  for (const repair of candidates({ lines, body, head: head.lines }, faults, isLone)) {
    readings += 1;
    if (readings > MOST_READINGS || letters > MOST_LETTERS) break;
    const repaired = read(repair.lines);
    letters += lettersOf(repair.lines) + LETTERS_A_FAULT * repaired.faults.length;
    const inHead = repaired.faults.filter(({ line }) => line <= repair.lines.length);
    const left = leftOf(faults, inHead, repair);
    // Another message for the same mistake would be a guess.
    if (!left || weigh(left) + (isLone || repair.sure ? 1 : 2) > weigh(faults)) continue;
    if (best !== first && left.length + 1 >= best.faults.length) continue;
    best = {
      head: asWritten(repaired.head, head, repair),
      faults: inOrder([...left, repair.fault]),
    };
    if (left.length === 0) break;
  }
  if (best === first) return whole;
  const below = whole.faults.filter(({ line }) => line > lines.length);
  return { head: best.head, faults: [...best.faults, ...below] };
}

const lettersOf = (lines: readonly string[]) =>
  lines.reduce((sum, text) => sum + text.length + 1, 0);

/** A line of repaired lines as it is numbered in the file. */
const lineInFile = (line: number, { more, fault }: Repair) =>
  line > fault.line ? line - more : line;

/** The faults that a repair leaves; undefined when it brings new ones. */
function leftOf(
  before: readonly Fault[],
  after: readonly Fault[],
  repair: Repair,
): Fault[] | undefined {
  const names = new Set(
    after.map((fault) => nameOf({ ...fault, line: lineInFile(fault.line, repair) })),
  );
  const left = before.filter((fault) => names.has(nameOf(fault)));
  return left.length === after.length ? left : undefined;
}

/** A repaired head, with the places that its keys have in the file. */
const asWritten = (repaired: Head, { lines }: Head, repair: Repair): Head => ({
  ...repaired,
  lines,
  placeOf: (path, part) => {
    const { line, column } = repaired.placeOf(path, part);
    return { line: lineInFile(line, repair), column };
  },
});

const nameOf = ({ rule, line, message }: Fault) => `${rule} ${line} ${message}`;

const inOrder = (faults: Fault[]) => faults.sort((a, b) => a.line - b.line || a.column - b.column);
