import { isWritten } from './is-key.ts';
import { isBlank, isComment, keyOf, takeApart, trimEnd } from './line.ts';

/** A value that opens a bracket. */
export interface BracketOpening {
  /** The value, as far as its own line goes. */
  text: string;
  key: string;
  /** Column of the key or dash that it belongs to. */
  column: number;
}

/** The lines below an open bracket that belong to it: those further right, and at the margin what the last comma announces. */
export function bracketRows(
  lines: readonly string[],
  start: number,
  { text, column }: BracketOpening,
): number[] {
  const rows: number[] = [];
  let last = text;
  for (let below = start + 1; below < lines.length; below++) {
    const line = lines[below] ?? '';
    if (isBlank(line) || isComment(line)) continue;
    const { indent, dashes, content } = takeApart(line);
    const part = keyOf(content);
    const isOther = dashes !== '' || (part !== undefined && isWritten(part));
    const isAwaited = !isOther && /[[{,]$/.test(trimEnd(last));
    if (indent.length <= column && !isAwaited && !/^[\]}]/.test(content)) break;
    rows.push(below);
    last = line;
  }
  return rows;
}
