import { isMap } from '../../values/paths.ts';
import { CORRECTIONS } from './corrections.ts';
import { isFatal, openedAt, parseYaml, rowAt } from './parse.ts';
import { type KeyFault, type Mistake, syntaxMistake } from './yaml-faults.ts';
import { blocksOf, isBlank, isComment, sameLength } from './yaml-lines.ts';

interface Repaired {
  /** Lines that parse, as many as before; those of keys that cannot be read are empty. */
  lines: string[];
  mistakes: Mistake[];
  /** Top-level keys that were not read, or not whole. */
  unread: Set<string>;
}

/** Maximum number of lines that all corrections of one file parse, so that a large file is not slow. */
const MAX_PARSED_LINES = 20_000;

/**
 * Reads YAML key by key. Of a key that does not parse, the line of the fault is corrected, as long as the parser gets further;
 * what cannot be corrected is reported, and the key is left out.
 */
export function repair(source: readonly string[]): Repaired {
  const result: Repaired = { lines: [], mistakes: [], unread: new Set() };
  let parsedLines = 0;
  for (const { key, from, to } of blocksOf(source)) {
    let lines = source.slice(from, to);
    let fault = faultIn(lines, key);
    while (fault) {
      const corrected = parsedLines < MAX_PARSED_LINES ? correct(lines, key, fault) : undefined;
      parsedLines += lines.length * CORRECTIONS.length;
      const mistake = corrected?.mistake ?? syntaxMistake(fault, lines);
      result.mistakes.push({ ...mistake, row: mistake.row + from });
      if (!corrected) {
        // Its words may be other keys: `title: A nav: B`.
        for (const [word] of lines.join('\n').matchAll(/\w+/g)) result.unread.add(word);
        result.unread.add(key);
      }
      lines = corrected?.lines ?? lines.map(() => '');
      fault = corrected?.next;
    }
    result.lines = result.lines.concat(lines);
  }
  return result;
}

/**
 * The first correction of a fault with which the parser gets to the end, or to a later line, and the next fault. Behind an open
 * quote, a later line is not certain.
 */
function correct(lines: readonly string[], key: string, { row, column, isOpen }: KeyFault) {
  const line = lines[row] ?? '';
  for (const { write, ...fault } of CORRECTIONS) {
    const right = write(line);
    if (right === undefined) continue;
    const corrected = lines.with(row, right);
    const next = faultIn(corrected, key);
    if (next && (isOpen || next.row <= row)) continue;
    const at = isOpen ? column : sameLength(line, right);
    return { lines: corrected, mistake: { ...fault, row, column: at, right }, next };
  }
  return undefined;
}

/** Codes of faults that are what they say, also within quotes or brackets. */
const SURE = /^(?:BAD_DQ_ESCAPE|TOO_DEEP)$/;

/** The first fault that the parser finds in the lines of a key. */
function faultIn(lines: readonly string[], key: string): KeyFault | undefined {
  const parsed = parseYaml(lines.join('\n'));
  const faultAt = (code: string, offset: number, opened?: number): KeyFault => {
    const [row, column] = rowAt(parsed.text, opened ?? offset);
    return { code, row, column, isOpen: opened !== undefined };
  };
  const { faults } = parsed;
  const fault = faults.find(({ code }) => code === 'TOO_DEEP') ?? faults.find(isFatal);
  if (fault) {
    const { code, from } = fault;
    return faultAt(code, from, SURE.test(code) ? undefined : openedAt(parsed, from));
  }
  const isRead =
    key === ''
      ? lines.every((line) => isBlank(line) || isComment(line))
      : isMap(parsed.data) && Object.keys(parsed.data).length === 1;
  return isRead ? undefined : faultAt('NO_KEY', parsed.text.search(/\S/));
}
