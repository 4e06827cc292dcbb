/** The middle of some numbers (the mean of the two middle ones of an even count); NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return (low + high) / 2;
}

/** The median of each figure of several runs of the same thing. */
export function medians<Figure extends string>(
  runs: readonly Readonly<Record<Figure, number>>[],
): Record<Figure, number> {
  const figures = Object.keys(runs[0] ?? {}) as Figure[];
  return Object.fromEntries(
    figures.map((figure) => [figure, median(runs.map((run) => run[figure]))]),
  ) as Record<Figure, number>;
}
