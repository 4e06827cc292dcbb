import { globalStyle } from '@vanilla-extract/css';

interface Columns {
  /** Minimum width of a column (CSS length). */
  least: string;
  /** Gap between columns (CSS length). */
  gap: string;
}

/** Numbers of items that are broken evenly (`--n`); in lists of other lengths each line takes as many items as fit. */
const ITEM_COUNTS = [4, 5, 6];

/**
 * Sets the grid columns of the class `list`: all items on one line or, where they do not fit, at most half of them
 * (rounded up) on each line. Five items break 3 + 2, never 4 + 1.
 */
export function breakEvenly(list: string, { least, gap }: Columns): void {
  const missing = `(var(--n,99)*(${least} + ${gap}) - ${gap} - 100%)*999`;
  // Width of a column with half of the items (rounded up) on a line; 1.5 instead of 1, because browsers round widths.
  const half = `(100% + ${gap})*2/(var(--n,99) + 1.5) - ${gap}`;
  globalStyle(`.${list}`, {
    gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(${least},min(${missing},${half}))),1fr))`,
  });
  for (const count of ITEM_COUNTS) {
    globalStyle(`.${list}:has(>:nth-child(${count}):last-child)`, { vars: { '--n': `${count}` } });
  }
}
