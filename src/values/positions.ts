import type { Fix, Position, TextPlace } from './issue.ts';

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

/** The place of a whole line; `line` is 1-based. */
export function placeOfLine(text: string, line: number): TextPlace {
  const from = offsetOf(text, { line, column: 1 });
  return { line, column: 1, range: { from, to: lineEnd(text, from) } };
}

/** The place above a line, where whole lines are added; past the end of the text, they are added there. */
export function placeAbove(text: string, line: number): TextPlace {
  const from = offsetOf(text, { line, column: 1 });
  const isPastEnd = from === text.length && text !== '' && !text.endsWith('\n');
  const write = (added: string) => (isPastEnd ? `\n${added}\n` : `${added}\n`);
  return { line, column: 1, range: { from, to: from }, write };
}

export const withFix = (text: string, fix: Fix): string =>
  text.slice(0, fix.from) + fix.text + text.slice(fix.to);

/** The lines that a fix changes: 1-based numbers of the first and last line as written (`to` < `from` when it only adds lines), and the corrected lines. */
export function fixedLines(text: string, fix: Fix): { from: number; to: number; text: string } {
  const start = text.lastIndexOf('\n', fix.from - 1) + 1;
  // Whole lines with their line end: the line behind them stays as it is.
  const isWhole = fix.from === start && (fix.text === '' || fix.text.endsWith('\n'));
  const endsLines = isWhole && (fix.to === start || text[fix.to - 1] === '\n');
  const end = endsLines ? fix.to : lineEnd(text, fix.to);
  const corrected = text.slice(start, fix.from) + fix.text + text.slice(fix.to, end);
  const { line: from } = pointAt(text, start);
  const count = text.slice(start, end).split('\n').length - (endsLines ? 1 : 0);
  return { from, to: from + count - 1, text: corrected.replace(endsLines ? /\n$/ : /$^/, '') };
}
