/** What the fixed work takes on a quiet machine of today, for which limits of time are chosen (ms). */
const USUAL_MS = 150;

/** How long a fixed piece of work takes here and now (ms): longer on a slow machine, and on a busy one. */
export function fixedWork(): number {
  const began = performance.now();
  let rows = Array.from({ length: 20_000 }, (_, n) => ({ key: String((n * 7919) % 20_011), n }));
  for (let round = 0; round < 3; round += 1) {
    rows = structuredClone(rows).sort((one, other) => (one.key < other.key ? -1 : 1));
  }
  return performance.now() - began;
}

/** How many times longer than usual a limit of time must be, given what the fixed work took: from 1 to 10. */
export const slowness = (took: number): number => Math.min(10, Math.max(1, took / USUAL_MS));
