const LEAST = 48;

/** Where a swipe leads: 1 to the next picture, -1 to the one before, 0 for a tap or a vertical move. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < LEAST || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
