let kept: boolean | undefined;

/** Says whether the page that has just been shown stands where its visitor had left it. */
export function keepPlace(isKept: boolean): void {
  kept = isKept;
}

/**
 * Whether the page stands where its visitor had left it, after a step back or a reload: what the address
 * names is chosen then, but nothing moves.
 */
export const isPlaceKept = (): boolean => kept ?? wasLoadedAgain();

function wasLoadedAgain(): boolean {
  // Safari 14 does not say how it came.
  const [loaded] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return loaded?.type === 'reload' || loaded?.type === 'back_forward';
}
