import { isBlank, isComment, takeApart } from '../yaml/line.ts';
import type { Suspect } from './repair.ts';

/** Lines above and below that show where a line may begin. */
const AROUND = 12;

/** How far from the left (spaces) the lines around one begin, the nearest to its own margin first. */
export function marginsAround({ lines, head, line }: Suspect): number[] {
  const near = lines
    .slice(Math.max(head.from - 1, line - 1 - AROUND), Math.min(head.to, line + AROUND))
    .filter((text) => !isBlank(text) && !isComment(text))
    .map(takeApart)
    .flatMap(({ indent, column }) => [indent.length, column]);
  const own = takeApart(lines[line - 1] ?? '').indent.length;
  return [...new Set([0, ...near])].sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}
