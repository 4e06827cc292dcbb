/**
 * A few of the holders that hold between them all that any of them holds: each time the one that holds most of what is
 * still missing. What one more holder changes in the sample is what it alone holds, not the places of the others.
 */
export function covering<Holder>(all: ReadonlyMap<Holder, ReadonlySet<string>>): Set<Holder> {
  const missing = new Set([...all.values()].flatMap((parts) => [...parts]));
  const sample = new Set<Holder>();
  while (missing.size > 0) {
    const counts = [...all].map(([holder, parts]) => ({
      holder,
      parts,
      count: [...parts].filter((part) => missing.has(part)).length,
    }));
    const { holder, parts } = counts.reduce((most, one) => (one.count > most.count ? one : most));
    sample.add(holder);
    for (const part of parts) missing.delete(part);
  }
  return sample;
}
