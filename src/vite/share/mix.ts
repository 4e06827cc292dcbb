/** The colour between two others, each as three numbers: 0 gives the first, 1 the second. */
export const mix = (from: readonly number[], to: readonly number[], share: number): number[] =>
  from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));

/** `#rrggbb` as three numbers. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
