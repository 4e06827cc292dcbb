import { normalizedWord } from './text.ts';

/** Only the first characters of a word are compared: the edit distance takes quadratic time. */
const MAX_LENGTH = 80;

/**
 * The item of a list that a typed word means; in this order: a synonym (`isSynonym` gets the normalized typed word and the
 * item), the same letters, the only item with that word in it ("Éducation": "Culture & Éducation"), the nearest spelling.
 */
export function nearest(
  word: string,
  words: readonly string[],
  isSynonym: (french: string, word: string) => boolean = () => false,
): string | undefined {
  const wanted = normalizedWord(word).slice(0, MAX_LENGTH);
  if (wanted === '') return undefined;
  const same = words.find((one) => isSynonym(wanted, one) || normalizedWord(one) === wanted);
  if (same !== undefined || wanted.length < 3) return same;
  const holding = words.filter((one) => piecesOf(one).includes(wanted));
  return holding.length === 1 ? holding[0] : nearestSpelling(wanted, words);
}

const piecesOf = (words: string) => words.split(/[^\p{L}]+/u).map(normalizedWord);

/** A third of the letters may differ, but only one letter when the first letters differ (« soleil » is not « oeil »). */
function nearestSpelling(wanted: string, words: readonly string[]): string | undefined {
  const most = Math.max(1, Math.floor(wanted.length / 3));
  const [best] = words
    .map((word) => ({ word, away: distance(wanted, normalizedWord(word)) }))
    .filter(({ word, away }) => away <= (normalizedWord(word)[0] === wanted[0] ? most : 1))
    .toSorted((a, b) => a.away - b.away);
  return best?.word;
}

/** Edit distance of two words, with transpositions. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      const above = rows[i - 1] as number[];
      let best = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + cost);
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (rows[i - 2]?.[j - 2] ?? 0) + 1);
      }
      row.push(best);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 0;
}
