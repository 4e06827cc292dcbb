import { isBlank, isComment, type Line, takeApart } from '../yaml/line.ts';
import type { Suspect } from './repair.ts';

/** Lines above and below that show where a line may begin. */
const AROUND = 12;

/** The lines around one, itself among them, that hold something. */
const linesAround = ({ lines, head, line }: Suspect): Line[] =>
  lines
    .slice(Math.max(head.from - 1, line - 1 - AROUND), Math.min(head.to, line + AROUND))
    .filter((text) => !isBlank(text) && !isComment(text))
    .map(takeApart);

/** Whether no other line around begins in the column (0-based) in which this one does. */
export const isOddMargin = (suspect: Suspect): boolean => {
  const { column } = takeApart(suspect.lines[suspect.line - 1] ?? '');
  return linesAround(suspect).filter((one) => one.column === column).length === 1;
};

/** How far from the left (spaces) the lines around one begin, the nearest to its own margin first. */
export function marginsAround(suspect: Suspect): number[] {
  const near = linesAround(suspect).flatMap(({ indent, column }) => [indent.length, column]);
  const own = takeApart(suspect.lines[suspect.line - 1] ?? '').indent.length;
  return [...new Set([0, ...near])].sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}
