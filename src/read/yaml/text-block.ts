import { isWritten } from './is-key.ts';
import { type LineMending, say } from './lead.ts';
import { isBlank, isComment, keyOf, takeApart, trimEnd } from './line.ts';
import { commentAt } from './plain-value.ts';

/** A text without quotes that begins beside its key or dash, goes on below, and holds a colon. */
interface TextBlock {
  /** What to write in place of its first line: the sign `>`, and the text on a line of its own. */
  paste: string;
  /** The same text as the parser can read it, line for line: its first line, and those below by their number. */
  first: string;
  below: ReadonlyMap<number, string>;
}

/** A text of the head has fewer lines. */
const LONGEST = 200;

const COLON = /:(?=[ \t]|$)/;

/**
 * The text that begins with `text` on line `at`; `column` is that of its key or dash. Undefined without
 * a colon, and where the sign `>` would not keep every word as it is.
 */
export function textBlock(
  lines: readonly string[],
  at: number,
  { text, column }: { text: string; column: number },
): TextBlock | undefined {
  const rows = rowsBelow(lines, at, column);
  const { indent } = takeApart(lines[rows[0] ?? -1] ?? '');
  const words = rows.map((row) => trimEnd(takeApart(lines[row] ?? '').content));
  const hasColon = [text, ...words].some((line) => COLON.test(line));
  if (rows.length === 0 || !hasColon || commentAt(text) >= 0) return undefined;
  const end = (row: number) => (row === rows.at(-1) ? '"' : '');
  return {
    paste: `>\n${indent}${text}`,
    first: `"${escaped(text)}`,
    below: new Map(
      rows.map((row, index) => [row, indent + escaped(words[index] ?? '') + end(row)]),
    ),
  };
}

/** Says that the text needs the sign `>`, and gives the parser what it means. */
export function sayTextBlock(
  mending: LineMending,
  { paste, first }: TextBlock,
  { offset, key }: { offset: number; key: string },
): void {
  const what = key === '' ? 'Ce texte' : `Le texte de « ${key} »`;
  const message = `${what} tient sur plusieurs lignes et contient un deux-points : la suite serait mal comprise.`;
  say(mending, 'yaml-deux-points', offset, {
    message,
    hint: `Écrivez le signe « > » ${key === '' ? 'après le tiret' : 'après le deux-points de la clé'}, et commencez le texte à la ligne suivante, aligné avec celles du dessous.`,
  });
  const before = mending.text.slice(0, offset);
  mending.paste = before + paste;
  mending.text = before + first;
}

const escaped = (text: string) => text.replace(/["\\]/g, '\\$&');

/** The lines that surely go on with the text, all in one column; none when one of them may mean something else. */
function rowsBelow(lines: readonly string[], at: number, column: number): number[] {
  const rows: number[] = [];
  let margin: string | undefined;
  for (let below = at + 1; below < lines.length; below++) {
    const line = lines[below] ?? '';
    if (line === '') continue;
    const { indent, dashes, content } = takeApart(line);
    if (!isBlank(line) && indent.length <= column) break;
    margin ??= indent;
    const part = keyOf(content);
    const isOther = dashes !== '' || isComment(line) || commentAt(content) >= 0;
    const isKey = part !== undefined && isWritten(part);
    const isApart = isBlank(line) || indent !== margin || /[^ ]/.test(indent);
    if (isOther || isKey || isApart || rows.push(below) > LONGEST) return [];
  }
  return rows;
}
