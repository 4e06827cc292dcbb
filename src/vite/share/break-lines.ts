/** French words that announce the next one: a line should not end with them. */
const ANNOUNCERS =
  /^(à|au|aux|avec|ce|ces|dans|de|des|du|en|et|il|je|la|le|les|leur|leurs|mes|mon|notre|nos|ou|par|pour|que|qui|sa|ses|son|sous|sur|un|une|vos|votre)$/i;

/** Lines, and how uneven they are: 0 when each is full. */
export interface Broken {
  lines: string[];
  cost: number;
}

/**
 * Breaks words into as few lines as fit a width, of lengths as like as can be and with no article
 * left at the end of a line. Undefined when that takes more than `most` lines, or a word is wider.
 */
export function breakLines(
  words: readonly string[],
  width: number,
  most: number,
  measure: (line: string) => number,
): Broken | undefined {
  for (let count = 1; count <= Math.min(most, words.length); count += 1) {
    const best = bestBreak(words, count, width, measure);
    if (best) return best;
  }
  return undefined;
}

function bestBreak(
  words: readonly string[],
  count: number,
  width: number,
  measure: (line: string) => number,
): Broken | undefined {
  const known = new Map<string, Broken | undefined>();
  const from = (start: number, left: number): Broken | undefined => {
    if (left === 0) return start === words.length ? { lines: [], cost: 0 } : undefined;
    const key = `${start} ${left}`;
    if (known.has(key)) return known.get(key);
    let best: Broken | undefined;
    for (let end = start + 1; end <= words.length - left + 1; end += 1) {
      const line = words.slice(start, end).join(' ');
      const space = width - measure(line);
      if (space < 0) break;
      const rest = from(end, left - 1);
      if (!rest) continue;
      const hangs = left > 1 && ANNOUNCERS.test(words[end - 1] ?? '');
      const cost = (space / width) ** 2 + (hangs ? 0.3 : 0) + rest.cost;
      if (!best || cost < best.cost) best = { lines: [line, ...rest.lines], cost };
    }
    known.set(key, best);
    return best;
  };
  return from(0, count);
}

/** The pieces of a word that is wider than a line; most words come back whole. */
export function splitWord(
  word: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  if (measure(word) <= width) return [word];
  const pieces: string[] = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (measure(longer) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
