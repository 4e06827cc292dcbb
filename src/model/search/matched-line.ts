import { withoutAccents } from '../../values/text.ts';
import { type Found, searchTerms } from './search-index.ts';

/** Maximum number of words before and from the matched word on: two or three lines on a phone. */
const WORDS_BEFORE = 8;
const WORDS_FROM = 16;

/**
 * The line of a page's text that contains most of the matched terms, cut around the first of them with `…`; undefined when
 * only other fields match. The title, which is the first line, is shown already.
 */
export function matchedLine({ text, terms }: Pick<Found, 'text' | 'terms'>): string | undefined {
  const countIn = (line: string) =>
    new Set(searchTerms(line).filter((term) => terms.includes(term))).size;
  // Stems take time: only lines that hold the beginning of a term are read in full.
  const beginnings = terms.map((term) => term.slice(0, 3));
  let best = { line: '', count: 0 };
  for (const line of text.split('\n').slice(1)) {
    const plain = withoutAccents(line.toLowerCase());
    const count = beginnings.some((letters) => plain.includes(letters)) ? countIn(line) : 0;
    if (count > best.count) best = { line, count };
  }
  if (best.count === 0) return undefined;
  const words = best.line.split(' ');
  const from = Math.max(0, words.findIndex((word) => countIn(word) > 0) - WORDS_BEFORE);
  const to = from + WORDS_BEFORE + WORDS_FROM;
  const shown = words.slice(from, to).join(' ');
  return `${from > 0 ? '…\u00a0' : ''}${shown}${to < words.length ? '\u00a0…' : ''}`;
}
