import type { Fault } from './fault.ts';
import { isMissing } from './is-missing.ts';
import { isBlank, isComment, keyOf, linesBelow, takeApart } from './yaml/line.ts';

/**
 * What is said of data, without the keys that are absent from a group of keys in which a line could not be read:
 * that line may be the one that is missed. `lines` are those of the whole file.
 */
export function withoutUnread(
  refused: readonly Fault[],
  written: readonly Fault[],
  lines: readonly string[],
): Fault[] {
  const unread = written.filter(
    ({ rule, suggestion }) => rule === 'yaml' && suggestion === undefined,
  );
  if (unread.length === 0) return [...refused];
  return refused.filter(
    (one) => !isMissing(one) || !unread.some(({ line }) => isAmong(line, one.line, lines)),
  );
}

/** Whether a line stands among the keys of the group that begins on another; lines are 1-based. */
function isAmong(line: number, first: number, lines: readonly string[]): boolean {
  const column = columnOf(lines, first);
  const own = lines.slice(first, line).filter((text) => !isBlank(text) && !isComment(text));
  const indents = own.map((text) => takeApart(text).indent.length);
  return indents.at(-1) === column && indents.every((indent) => indent >= column);
}

/** The column of the keys of a group that begins on a line; the fence above a head stands for the left margin. */
function columnOf(lines: readonly string[], first: number): number {
  const text = lines[first - 1] ?? '';
  if (/^-{3}\s*$/.test(text)) return 0;
  const { content, column } = takeApart(text);
  const [below] = keyOf(content)?.value === '' ? linesBelow(lines, first - 1) : [];
  return below && below.indent.length > column ? below.indent.length : column;
}
