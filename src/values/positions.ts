import type { Position } from './issue.ts';

/** A position with its offset (0-based) in the text. */
export interface Point extends Position {
  offset: number;
}

/** Position of an offset in a text, counted from an earlier point. */
export function pointAt(
  text: string,
  offset: number,
  from: Position & { offset?: number | undefined } = { line: 1, column: 1 },
): Point {
  const lines = text.slice(from.offset, offset).split('\n');
  const last = lines.at(-1)?.length ?? 0;
  const column = lines.length > 1 ? last + 1 : from.column + last;
  return { offset, line: from.line + lines.length - 1, column };
}

/** Offset of a position in a text; a column past the end of its line is its end, a line past the last is the end of the text. */
export function offsetOf(text: string, { line, column }: Position): number {
  let start = 0;
  for (let at = 1; at < line; at++) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, lineEnd(text, start));
}

/** Offset of the end of the line in which an offset lies. */
export function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
