import { withoutAccents } from './without-accents.ts';

/** Edit distance between two words (insert, delete, replace, swap of neighbours). */
export function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const above = rows[i - 1] as number[];
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}

/** Lower case, without accents or punctuation: how two words are compared. */
export const plain = (word: string) =>
  withoutAccents(word)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');

/** The word of a closed list that was probably meant; undefined when none is near. */
export function nearest(word: string, words: readonly string[]): string | undefined {
  const wanted = plain(word).slice(0, 80);
  if (wanted === '') return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of words) {
    const away = distance(wanted, plain(candidate));
    if (away < bestDistance) {
      best = candidate;
      bestDistance = away;
    }
  }
  return best;
}
