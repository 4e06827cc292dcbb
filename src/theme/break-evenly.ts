import { globalStyle } from '@vanilla-extract/css';

interface Columns {
  /** The least width of a column. */
  least: string;
  /** What parts two columns, with its unit. */
  gap: string;
}

/** Lists of these numbers may leave one item alone on a line; longer ones fill several lines anyway. */
const COUNTS = [4, 5, 6];

/**
 * The columns of a list: all its items on one line or, without room for that, lines of half as many
 * at most. Five break 3 + 2, never 4 + 1; what counts is the room of the list, not of the screen.
 */
export function breakEvenly(list: string, { least, gap }: Columns): void {
  const wanting = `(var(--n,99)*(${least} + ${gap}) - ${gap} - 100%)*999`;
  // Half of them, rounded up; the rest of the fraction is there for what browsers round.
  const half = `(100% + ${gap})*2/(var(--n,99) + 1.5) - ${gap}`;
  globalStyle(`.${list}`, {
    gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(${least},min(${wanting},${half}))),1fr))`,
  });
  for (const count of COUNTS) {
    globalStyle(`.${list}:has(>:nth-child(${count}):last-child)`, { vars: { '--n': `${count}` } });
  }
}
