/** A column of a mended line, in the line as it was written: what was changed stands before it or after it. */
export function writtenColumn(written: string, mended: string, column: number): number {
  let same = 0;
  while (same < written.length && written[same] === mended[same]) same++;
  const moved = column <= same + 1 ? column : column - (mended.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}
