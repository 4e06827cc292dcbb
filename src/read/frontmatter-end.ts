import { isKnownKey } from '../content/known-keys.ts';
import { MOST_BYTES, MOST_LINES } from '../content/limits.ts';
import { FENCE } from '../content/text.ts';
import { isBlank } from './yaml/line.ts';
import { closingQuote } from './yaml/quote.ts';

/** A line that frontmatter may hold. */
export const YAML_LIKE = /^(?:\s|-\s|-$|#|[\p{L}_"'][^:]*:)/u;

/** A line that only Markdown begins so. */
const MARKDOWN = /^(?:#{2,} |<|[*>!|[]|\d+\. |[\p{L}«][^:]*$)/u;
const BLOCK_OR_NOTHING = /^(?:[|>][+-]?\d?[+-]?)?\s*(?:\s#.*)?$/;

/** A key of some frontmatter at the margin, written as keys are: French prose has a capital, and a space before its colon. */
export function isPlainKey(text: string | undefined): boolean {
  const word = /^([a-z]\w*):(?:\s|$)/.exec(text ?? '')?.[1];
  return word !== undefined && isKnownKey(word);
}

/** Three dashes and a key behind them: both were meant to have a line. */
export const isGluedKey = (text: string): boolean =>
  text.startsWith('---') && isPlainKey(text.slice(3).trim());

/** Tells where the body of a file begins when the fence above it is missing. */
export function bodyFinder(lines: readonly string[], from: number) {
  const fence = lines.findIndex((text, at) => at >= from && FENCE.test(text));
  const lastKey = fence < 0 ? -1 : lines.slice(0, fence).findLastIndex(isPlainKey);
  // A text of the frontmatter may hold blank lines: more keys, or the fence itself, stand below it.
  const isStillFrontmatter = (at: number) => {
    if (at >= fence || fence - from > MOST_LINES) return false;
    if (at < lastKey) return true;
    const isProse = lines.slice(at, fence).every((text) => !/^(?:#{2,} |<)/.test(text));
    return (
      isProse &&
      lastKey >= from &&
      (!isBlank(lines[fence - 1] ?? '') || isOpen(lines.slice(lastKey, at)))
    );
  };
  const isBodyStart = (at: number) =>
    at > from &&
    isBlank(lines[at - 1] ?? '') &&
    MARKDOWN.test(lines[at] ?? '') &&
    !isStillFrontmatter(at);
  const bodyStart = () => {
    const found = lines.findIndex(
      (text, at) =>
        at >= from &&
        (isBodyStart(at) || (!isBlank(text) && !YAML_LIKE.test(text) && !isStillFrontmatter(at))),
    );
    return found < 0 ? lines.length : found;
  };
  return { isBodyStart, bodyStart };
}

/** Whether a key, with what stands under it, still waits for its text or for the quote that ends it. */
function isOpen([key, ...below]: readonly string[]): boolean {
  const value = (key ?? '').replace(/^[^:]*:\s*/, '');
  if (BLOCK_OR_NOTHING.test(value)) return below.every((text) => !/^\s*-\s/.test(text));
  const all = [value, ...below].join('\n');
  return /^["']/.test(value) && all.length < MOST_BYTES && closingQuote(all) < 0;
}
