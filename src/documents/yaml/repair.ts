import type * as z from 'zod';
import { isSiteKey } from '../../site/synonyms.ts';
import type { Fault } from '../../values/issue.ts';
import { type Attempt, type ParserState, SHAPE, stateOf } from './key-state.ts';
import { REWRITES, rowOf } from './rewrites.ts';
import { OPEN, syntaxFault } from './yaml-faults.ts';
import { type Block, blocksOf, isBlank } from './yaml-lines.ts';

/** A fault of a line; `row` and `column` are 0-based. What is right is the whole line. */
interface Mistake extends Fault {
  row: number;
  column: number;
}

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
 * Mends YAML key by key: a key that does not parse tries each rewrite of a line, and keeps one with which the parser gets
 * further. What cannot be mended is left out.
 */
export function repair(source: readonly string[], schema: z.ZodType | undefined): Repaired {
  const result: Repaired = { lines: [...source], mistakes: [], unread: new Set() };
  const attempt = { schema, left: MAX_PARSED_LINES };
  let above: Block | undefined;
  for (const block of blocksOf(source)) {
    const own = source.slice(block.from, block.to);
    const { lines, mistakes, isRead } = mended(own, block.key, attempt);
    // Not by `splice`: a call takes no hundred thousand arguments.
    for (const [row, line] of lines.entries()) result.lines[block.from + row] = line;
    for (const one of mistakes) result.mistakes.push({ ...one, row: one.row + block.from });
    if (!isRead) {
      result.unread.add(block.key);
      for (const line of own) for (const key of keysIn(line)) result.unread.add(key);
      // The value of an empty key may have lost its margin, and stand in the next block.
      if (
        above &&
        source.slice(above.from, above.to).every((line) => isBlank(line) || /:\s*$/.test(line))
      )
        result.unread.add(above.key);
    }
    above = block;
  }
  return result;
}

/** Words of a line that may be keys of the site: `nav Essai`, `title: A nav: B`. */
const keysIn = (line: string) =>
  /^\s/.test(line)
    ? []
    : [...line.matchAll(/^\W*(\w+)|(\w+)\s*:(?=\s|$)/g)]
        .map(([, one, other]) => one ?? other ?? '')
        .filter(isSiteKey);

function mended(own: readonly string[], key: string, attempt: Attempt) {
  const lines = [...own];
  const mistakes: Mistake[] = [];
  let state = stateOf(lines, key, attempt);
  while (state.code !== '') {
    const best = bestRewrite(lines, key, state, attempt);
    if (!best) break;
    const { state: next, line, ...mistake } = best;
    lines[mistake.row] = line;
    mistakes.push(mistake);
    state = next;
  }
  // Several mistakes of one line have the same corrected line.
  const corrected = mistakes.map((one) => ({ ...one, right: lines[one.row] }));
  if (state.code === '' || state.code === SHAPE)
    return { lines, mistakes: corrected, isRead: true };
  const last = {
    row: state.opened ?? state.row,
    column: state.column,
    ...syntaxFault(state, lines),
  };
  // Behind an open quote nothing is certain: only the quote is reported.
  const quote = mistakes.findIndex(({ rule }) => rule === OPEN.rule);
  const known = quote < 0 ? [...corrected, last] : mistakes.slice(0, quote + 1);
  return { lines: own.map(() => ''), mistakes: known, isRead: false };
}

/** The rewrite with which the parser gets further; of those with which it gets to the end, the one with the fewest issues of the schema. */
function bestRewrite(lines: readonly string[], key: string, before: ParserState, attempt: Attempt) {
  const rows = new Set([before.opened ?? before.row, before.row, before.row - 1]);
  let best: (Mistake & { line: string; state: ParserState }) | undefined;
  const rank = (state: ParserState) => (state.code === '' ? state.issues : 1e6 - state.row);
  for (const { row, line, parts, rewrite } of attemptsAt(rows, lines)) {
    const { write, at, isStructure, ...fault } = rewrite;
    for (const text of [write(parts, lines.slice(0, row)) ?? []].flat()) {
      if (text === line || attempt.left < lines.length) continue;
      const state = stateOf(lines.with(row, text), key, attempt);
      if (!isFurther(state, before, { row, isStructure })) continue;
      if (best && rank(best.state) <= rank(state)) continue;
      const column = Math.max(0, at?.(parts) ?? parts.lead.length);
      best = { ...fault, row, column, line: text, state };
    }
  }
  return best;
}

/** Each rewrite with each line that it may mend: its value behind the key, then the whole line behind its dashes. */
function* attemptsAt(rows: Iterable<number>, lines: readonly string[]) {
  for (const row of rows) {
    const line = lines[row];
    if (isBlank(line) || line === undefined) continue;
    for (const rewrite of REWRITES)
      for (const parts of [rowOf(line), rowOf(line, false)]) yield { row, line, parts, rewrite };
  }
}

/** True if the parser gets to the end, or to a later line; behind a sign of structure, at least to a later column. */
function isFurther(
  state: ParserState,
  before: ParserState,
  { row, isStructure }: { row: number; isStructure?: true | undefined },
): boolean {
  if (state.code === '') return before.code !== SHAPE || state.issues < before.issues;
  if (isStructure && state.code === SHAPE && before.code !== SHAPE) return true;
  return (
    state.row > Math.max(before.row, row) ||
    (isStructure === true && state.row === row && state.column > before.column)
  );
}
