import type { Hanging } from './hanging.ts';
import type { Structure } from './structure.ts';

/** What is known of a YAML text while its lines are mended one after the other. */
export interface State {
  /** As their editor wrote them. */
  source: readonly string[];
  /** With each text under its key. */
  lines: readonly string[];
  hanging: Hanging['faults'];
  structure: Structure;
  anchors: ReadonlySet<string>;
  /** Lines up to this one belong to a value that began above. */
  until: number;
  /** Lines that were mended with one above them, by their number. */
  mended: Map<number, string>;
}
