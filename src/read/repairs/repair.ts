import type { Fault } from '../fault.ts';

/** A file with one line of its head written otherwise, and what to say of that line. */
export interface Repair {
  lines: readonly string[];
  fault: Fault;
  /** How many lines more than in the file: those below the repaired one stand so much further down. */
  more: number;
  /** Whether it is worth telling even if it explains one fault only. */
  sure?: true;
}

/**
 * A line to repair: the lines of the file down to the end of its head, the 1-based first and last of the head,
 * its own number, and the text below the head.
 */
export interface Suspect {
  lines: readonly string[];
  head: { from: number; to: number };
  line: number;
  body: string;
}
