import { globalStyle } from '@vanilla-extract/css';

interface Columns {
  /** Minimum width of a column (CSS length). */
  least: string;
  /** Gap between columns (CSS length). */
  gap: string;
}

/** Lengths of lists that could leave a single item on the last line; longer lists fill several lines anyway. */
const ITEM_COUNTS = [4, 5, 6];

/**
 * Grid columns of a list: all items on one line or, in a narrow container, lines of at most half as many. Five items
 * break 3 + 2, never 4 + 1.
 */
export function breakEvenly(list: string, { least, gap }: Columns): void {
  const missing = `(var(--n,99)*(${least} + ${gap}) - ${gap} - 100%)*999`;
  // Half of the items, rounded up; 1.5 instead of 1 allows for the rounding of browsers.
  const half = `(100% + ${gap})*2/(var(--n,99) + 1.5) - ${gap}`;
  globalStyle(`.${list}`, {
    gridTemplateColumns: `repeat(auto-fit,minmax(min(100%,max(${least},min(${missing},${half}))),1fr))`,
  });
  for (const count of ITEM_COUNTS) {
    globalStyle(`.${list}:has(>:nth-child(${count}):last-child)`, { vars: { '--n': `${count}` } });
  }
}
