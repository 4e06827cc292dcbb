import type { Fault } from '../fault.ts';
import { isWritten } from './is-key.ts';
import { isBlank, isComment, keyOf, takeApart, trimEnd } from './line.ts';
import { isProseKey } from './plain-value.ts';
import { closingQuote, quoted } from './quote.ts';

/** A code to paste into a page, as the hosts of forms and maps give it, in place of a value. */
const CODE = /^["']?<(?:iframe|script|div)\b/i;

/** No code of a host has as many lines. */
const LONGEST = 60;

/**
 * Gathers each code that is pasted as a value into one text on its line, so that its key is judged by it, and
 * blanks the lines on which it goes on. `faults` says of the first of these that they must go, by 0-based line.
 */
export function gatherCode(source: readonly string[]): {
  lines: string[];
  faults: Map<number, Fault>;
} {
  const lines = [...source];
  const faults = new Map<number, Fault>();
  for (let at = 0; at < lines.length; at++) {
    const text = lines[at] ?? '';
    const { content, column } = takeApart(text);
    const part = isComment(text) ? undefined : keyOf(content);
    if (!part || !isWritten(part) || isProseKey(part.key)) continue;
    const first = firstRow(lines, at, part.value);
    const last = first === undefined ? at : lastRow(lines, first);
    if (first === undefined || (last === at && !isBadlyQuoted(trimEnd(part.value)))) continue;
    const above = first === at ? [trimEnd(part.value)] : [];
    const code = [...above, ...lines.slice(at + 1, last + 1).map((row) => row.trim())];
    lines[at] =
      `${text.slice(0, column)}${part.key}: ${quoted(withoutQuotes(code.join(' ').trim()))}`;
    if (last > at) faults.set(at + 1, rest(at, last, part.key));
    for (let row = at + 1; row <= last; row++) lines[row] = '';
    at = last;
  }
  return { lines, faults };
}

/** The line on which the code of a key begins: its own, or the next one with anything on it. */
function firstRow(lines: readonly string[], at: number, value: string): number | undefined {
  if (CODE.test(value)) return at;
  if (!/^(?:[|>][+-]?)?\s*$/.test(value)) return undefined;
  let below = at + 1;
  while (below < lines.length && isBlank(lines[below] ?? '')) below++;
  return CODE.test(takeApart(lines[below] ?? '').content) ? below : undefined;
}

/** The last line of the code that begins on a line: the last with a `>` before the next key. */
function lastRow(lines: readonly string[], at: number): number {
  let last = at;
  for (let row = at + 1; row < Math.min(lines.length, at + LONGEST); row++) {
    const text = lines[row] ?? '';
    if (isBlank(text)) continue;
    const { dashes, content } = takeApart(text);
    const part = keyOf(content);
    if (isComment(text) || dashes !== '' || (part && isWritten(part))) break;
    if (content.includes('>')) last = row;
  }
  return last;
}

/** Whether the quotes around a code end at the first of its own. */
const isBadlyQuoted = (value: string) => /^["']/.test(value) && closingQuote(value) < value.length;

const withoutQuotes = (code: string) => code.replace(/^["']/, '').replace(/>\s*["']$/, '>');

const rest = (at: number, last: number, key: string): Fault => ({
  rule: 'adresse-web',
  line: at + 2,
  column: 1,
  message:
    last === at + 1
      ? `Cette ligne continue le code collé après « ${key}: ».`
      : `Ici continue, jusqu’à la ligne ${last + 1}, le code collé après « ${key}: ».`,
  hint: last === at + 1 ? 'Effacez cette ligne.' : `Effacez ces ${last - at} lignes.`,
});
