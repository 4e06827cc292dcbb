/** Duration of `fixedWork` on an idle machine of 2026: timeouts are chosen for such a machine. */
const REFERENCE_MS = 150;

/** Does a fixed amount of work and returns its duration (ms), which is longer on a slow or busy machine. */
export function fixedWork(): number {
  const began = performance.now();
  let rows = Array.from({ length: 20_000 }, (_, n) => ({ key: String((n * 7919) % 20_011), n }));
  for (let round = 0; round < 3; round += 1) {
    rows = structuredClone(rows).sort((one, other) => (one.key < other.key ? -1 : 1));
  }
  return performance.now() - began;
}

/** Factor for timeouts, from 1 to 10, by the duration of `fixedWork` (ms). */
export const slowness = (workMs: number): number =>
  Math.min(10, Math.max(1, workMs / REFERENCE_MS));
