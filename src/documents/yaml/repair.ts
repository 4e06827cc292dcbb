import { isMap } from '../../values/paths.ts';
import { CORRECTIONS } from './corrections.ts';
import { isFatal, openedAt, parseYaml, rowAt } from './parse.ts';
import { type KeyFault, type Mistake, syntaxMistake } from './yaml-faults.ts';
import { blocksOf, isBlank, isComment } from './yaml-lines.ts';

interface Repaired {
  /** Lines that parse, as many as before; those of keys that cannot be read are empty. */
  lines: string[];
  mistakes: Mistake[];
  /** Top-level keys that were not read, or not whole. */
  unread: Set<string>;
}

/** Maximum number of lines that all attempts of one file parse, so that a large file is not slow. */
const MAX_PARSED_LINES = 20_000;

/**
 * Reads YAML key by key. Of a key that does not parse, the line of the fault is corrected, as long as the parser gets further;
 * what cannot be corrected is reported, and the key is left out.
 */
export function repair(source: readonly string[]): Repaired {
  const result: Repaired = { lines: [...source], mistakes: [], unread: new Set() };
  let left = MAX_PARSED_LINES;
  for (const { key, from, to } of blocksOf(source)) {
    const lines = source.slice(from, to);
    const faultOf = (tried: readonly string[]) => {
      left -= tried.length;
      return left < 0 ? undefined : faultIn(tried, key);
    };
    let fault = faultIn(lines, key);
    while (fault) {
      const corrected = correct(lines, fault, faultOf);
      const mistake = corrected?.mistake ?? syntaxMistake(fault, lines);
      result.mistakes.push({ ...mistake, row: mistake.row + from });
      if (!corrected) {
        // Its words may be other keys: `title: A nav: B`.
        for (const [word] of lines.join('\n').matchAll(/\w+/g)) result.unread.add(word);
        result.unread.add(key);
        lines.fill('');
      } else lines[mistake.row] = corrected.mistake.right;
      fault = corrected?.next;
    }
    // Not by `splice`: a call takes no hundred thousand arguments.
    for (const [row, line] of lines.entries()) result.lines[from + row] = line;
  }
  return result;
}

/** The first correction of a fault with which the parser gets to the end, or to a later line, and the next fault; what stands behind an open quote is not certain. */
function correct(
  lines: readonly string[],
  { row: last, opened }: KeyFault,
  faultOf: (lines: readonly string[]) => KeyFault | undefined,
) {
  const row = opened?.row ?? last;
  for (const { write, at, ...fault } of CORRECTIONS) {
    const line = lines[row] ?? '';
    const right = write(line);
    if (right === undefined) continue;
    const next = faultOf(lines.with(row, right));
    if (!next || (!opened && next.row > last))
      return { mistake: { ...fault, row, column: at(line), right }, next };
  }
  return undefined;
}

/** The first fault that the parser finds in the lines of a key. */
function faultIn(lines: readonly string[], key: string): KeyFault | undefined {
  const parsed = parseYaml(lines.join('\n'));
  const placeOf = (offset: number) => {
    const [row, column] = rowAt(parsed.text, offset);
    return { row, column };
  };
  const fault = parsed.faults.find(isFatal);
  if (fault) {
    const opened = openedAt(parsed, fault.from);
    const { code } = fault;
    return {
      code,
      ...placeOf(fault.from),
      opened: opened === undefined ? opened : placeOf(opened),
    };
  }
  const isRead =
    key === ''
      ? lines.every((line) => isBlank(line) || isComment(line))
      : isMap(parsed.data) && Object.keys(parsed.data).length === 1;
  return isRead
    ? undefined
    : { code: 'NO_KEY', ...placeOf(parsed.text.search(/\S/)), opened: undefined };
}
