import { isKnownKey } from '../../content/known-keys.ts';
import { closingBracket } from './brackets.ts';
import { isBlank, isComment, keyOf, takeApart } from './line.ts';
import { closingQuote, isTail } from './quote.ts';

const BLOCK = /^[|>][+-]?\d?[+-]?\s*(\s#.*)?$/;

/**
 * The last line of a value that begins on line `at` and goes on below, as YAML allows:
 * a quoted text, a bracket, a `|` block. Gives `at` when the value ends on its line.
 * `column` is that of the key or dash that it belongs to: what goes on stands further right.
 */
export function lastLine(lines: readonly string[], at: number, value: string, column: number) {
  if (BLOCK.test(value)) return blockEnd(lines, at, column);
  const first = value[0] ?? '';
  const isQuoted = first === '"' || first === "'";
  if (!isQuoted && first !== '[' && first !== '{') return at;
  const end = isQuoted ? closingQuote : (text: string) => closingEnd(text);
  if (end(value) >= 0) return at;
  const below = rowsBelow(lines, at, { column, isQuoted });
  // Read once, as a whole: a sign looked for anew at each line would take the square of the time.
  const all = [value, ...below].join('\n');
  const close = end(all);
  if (close < 0) return at;
  const row = all.slice(0, close).split('\n').length - 1;
  const tail = all.slice(close).split('\n', 1)[0] ?? '';
  return isTail(tail) ? at + row : at;
}

const closingEnd = (text: string) => {
  const end = closingBracket(text);
  return end > text.length ? -1 : end;
};

function rowsBelow(
  lines: readonly string[],
  at: number,
  { column, isQuoted }: { column: number; isQuoted: boolean },
): readonly string[] {
  const end = lines.findIndex((text, row) => row > at && !goesOn(text, column, isQuoted));
  return lines.slice(at + 1, end < 0 ? lines.length : end);
}

function goesOn(text: string, column: number, isQuoted: boolean): boolean {
  if (isBlank(text) || (!isQuoted && isComment(text))) return true;
  const { indent, dashes, content } = takeApart(text);
  if (indent.length <= column) return !isQuoted && /^[\]}]/.test(content);
  return !isQuoted || (dashes === '' && !isKnownKey(keyOf(content)?.key ?? ''));
}

function blockEnd(lines: readonly string[], at: number, column: number): number {
  let last = at;
  for (let below = at + 1; below < lines.length; below++) {
    const text = lines[below] ?? '';
    if (isBlank(text)) continue;
    if (takeApart(text).indent.length <= column) break;
    last = below;
  }
  return last;
}

/** Whether the line below a text without quotes continues it. */
export function isContinued(lines: readonly string[], at: number, column: number): boolean {
  const text = lines[at + 1];
  if (text === undefined || isBlank(text) || isComment(text)) return false;
  const { indent, dashes, content } = takeApart(text);
  return indent.length > column && dashes === '' && keyOf(content) === undefined;
}
