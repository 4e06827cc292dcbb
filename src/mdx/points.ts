import type { Point } from 'unist';

const START: Point = { line: 1, column: 1, offset: 0 };

/** Line and column of an offset in `source`, counted from the earlier point `from`. */
export function pointAt(source: string, offset: number, from = START): Point {
  const lines = source.slice(from.offset, offset).split('\n');
  const last = lines.at(-1)?.length ?? 0;
  const column = lines.length > 1 ? last + 1 : from.column + last;
  return { offset, line: from.line + lines.length - 1, column };
}
