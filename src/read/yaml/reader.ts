import { isKnownKey } from '../../content/known-keys.ts';
import { PROSE_KEYS } from '../../content/value-keys.ts';
import type { Fault } from '../fault.ts';
import type { Structure } from './levels.ts';

/** What is known of a YAML text while its lines are corrected one after the other. */
export interface Reader extends Structure {
  /** As their editor wrote them. */
  source: readonly string[];
  /** As far as they are corrected. */
  lines: string[];
  /** Places are 1-based within the text; an empty suggestion stands for the corrected line. */
  faults: Fault[];
  /** The next line (0-based) to look at: those before it are read. */
  next: number;
}

/** What to say of a line, at an offset of it. */
export interface Said extends Pick<Fault, 'rule' | 'message' | 'hint' | 'severity'> {
  at: number;
  /** Whether the corrected line is surely what was meant. */
  isSure?: boolean;
}

/** Tells a fault of a line as it stands now, before it is corrected. */
export function say(reader: Reader, at: number, { at: offset, isSure, ...said }: Said): void {
  const written = reader.source[at] ?? '';
  const column = writtenColumn(written, reader.lines[at] ?? '', offset + 1);
  const suggestion = isSure ? { suggestion: '' } : {};
  reader.faults.push({ ...said, line: at + 1, column, ...suggestion });
}

/** Spares the parser lines that cannot be read. */
export function blank(reader: Reader, rows: readonly number[]): void {
  for (const row of rows) reader.lines[row] = '';
  reader.next = (rows.at(-1) ?? reader.next - 1) + 1;
}

/** Whether a key takes a text, as far as its name tells. */
export const takesText = (key: string) => PROSE_KEYS.has(key) || !isKnownKey(key);

/** A column of a corrected line, in the line as it was written: what was changed stands before it or after it. */
export function writtenColumn(written: string, corrected: string, column: number): number {
  let same = 0;
  while (same < written.length && written[same] === corrected[same]) same++;
  const moved = column <= same + 1 ? column : column - (corrected.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}
