import { isBlank, isComment, isKeyOrItem, keyOf, takeApart } from './line.ts';

/** The numbers (0-based) of the lines under one that hold something, as long as they belong to it. */
export function rowsWhile(
  lines: readonly string[],
  at: number,
  belongs: (text: string) => boolean,
): number[] {
  const rows: number[] = [];
  for (let row = at + 1; row < lines.length; row++) {
    const text = lines[row] ?? '';
    if (isBlank(text)) continue;
    if (!belongs(text)) break;
    rows.push(row);
  }
  return rows;
}

/** How far from the left a line begins. */
export const indentOf = (text: string) => takeApart(text).indent.length;

/** True for a line that may be the rest of a text above. */
export const isLoose = (text: string) => !isKeyOrItem(text) && !isComment(text);

/** True for a line that is neither `clé: valeur` nor an item, whatever its key. */
export const isUnread = (text: string) => isLoose(text) && !keyOf(takeApart(text).content);

/** Which of the rows belong to a value that begins on line `at`, up to the one on which it ends; undefined when none does. */
export function rowsUpToEnd(
  lines: readonly string[],
  at: number,
  {
    value,
    rows,
    endOf,
  }: { value: string; rows: readonly number[]; endOf: (text: string) => number },
): number[] | undefined {
  const whole = [value, ...lines.slice(at + 1, (rows.at(-1) ?? at) + 1)].join('\n');
  const end = endOf(whole);
  if (end < 0) return undefined;
  const last = at + whole.slice(0, end).split('\n').length - 1;
  return rows.filter((row) => row <= last);
}
