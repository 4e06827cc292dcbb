import type { Fault } from '../fault.ts';
import { type BracketOpening, bracketRows } from './bracket-rows.ts';
import { bracketsOf, CLOSING } from './brackets.ts';
import { takeApart, trimEnd } from './line.ts';
import { commentAt, isProseKey } from './plain-value.ts';

/** A bracket that no line closes: told once, with what the parser is given instead. */
interface OpenBracket {
  /** The 0-based line of what stays open, and its offset there; on the value's own line, in the value. */
  row: number;
  at: number;
  said: Pick<Fault, 'message' | 'hint' | 'suggestion'>;
  /** In place of the value, and of each line below that belongs to it. */
  first: string;
  below: ReadonlyMap<number, string>;
}

/** The value of line `start`, when it opens a bracket and goes on below without closing it; undefined for any other. */
export function openBracket(
  lines: readonly string[],
  start: number,
  opening: BracketOpening,
): OpenBracket | undefined {
  const { text, key, column } = opening;
  if (!/^[[{]/.test(text) || bracketsOf(text).end !== undefined) return undefined;
  const rows = bracketRows(lines, start, opening);
  const texts = [text, ...rows.map((row) => lines[row] ?? '')];
  const cause = rows.length > 0 ? causeOf(texts) : undefined;
  if (!cause) return undefined;
  const isAlone = /^[[{]\s*(#.*)?$/.test(text);
  if (isAlone && takeApart(texts[1] ?? '').dashes !== '') {
    const said = { message: messageOf(text), hint: DASHES, suggestion: '' };
    return { row: start, at: 0, said, first: text.slice(1).trim(), below: new Map() };
  }
  // The parser stops at this sign, so that nothing more is said of a value that cannot be read.
  const unread = { first: ']', below: new Map(rows.map((row) => [row, ''])) };
  const isText = isProseKey(key) || !(isAlone || (text[0] === '[' ? /,/ : /:\s/).test(text));
  if (isText) {
    return { row: start, at: 0, said: { message: messageOf(text), hint: TEXT }, ...unread };
  }
  const { index, at, closers } = cause;
  const sign = texts[index]?.slice(at) ?? '';
  const found = { row: rows[index - 1] ?? start, at };
  if (closers === undefined) {
    return { ...found, said: { message: messageOf(sign), hint: hintOf(sign) }, ...unread };
  }
  const { last, below } = closed(lines, rows, { column, closers });
  const hint = `Ajoutez « ${closers} » plus bas, après « ${last.slice(-60)} ».`;
  return { ...found, said: { message: messageOf(sign), hint }, first: text, below };
}

/** What stays open at the end of some lines: where it opens, and what would close it; undefined when they do close. */
function causeOf(
  texts: readonly string[],
): { index: number; at: number; closers?: string } | undefined {
  const whole = texts.join('\n');
  const { open, quote, crossed, end } = bracketsOf(whole);
  if (end !== undefined) return undefined;
  if (quote !== undefined) {
    // One quote too many turns round those below it: the first line that leaves one open has it.
    const index = texts.findIndex((line) => bracketsOf(line).quote !== undefined);
    return { index, at: bracketsOf(texts[index] ?? '').quote ?? 0 };
  }
  const before = whole.slice(0, crossed ?? open.at(-1)).split('\n');
  const place = { index: before.length - 1, at: before.at(-1)?.length ?? 0 };
  if (crossed !== undefined) return place;
  const closers = open.map((sign) => CLOSING[whole[sign] ?? '']).reverse();
  return { ...place, closers: closers.join('') };
}

/** The lines as the parser can read them, under their key and closed, and what the last one says. */
function closed(
  lines: readonly string[],
  rows: readonly number[],
  { column, closers }: { column: number; closers: string },
) {
  const margin = ' '.repeat(column + 2);
  const below = new Map<number, string>();
  let last = '';
  for (const row of rows) {
    const { indent, content } = takeApart(lines[row] ?? '');
    const text = (indent.length > column ? indent : margin) + content;
    const said = beforeRemark(text);
    last = said.trim();
    below.set(row, row === rows.at(-1) ? said + closers + text.slice(said.length) : text);
  }
  return { last, below };
}

/** A line up to its remark. */
function beforeRemark(line: string): string {
  const hash = commentAt(line);
  const isRemark = hash >= 0 && bracketsOf(line.slice(0, hash)).quote === undefined;
  return trimEnd(isRemark ? line.slice(0, hash) : line);
}

const DASHES = 'Effacez-le : les tirets en dessous suffisent à faire une liste.';
const TEXT =
  'Si ce signe fait partie du texte, écrivez tout le texte sur une seule ligne, entre guillemets droits.';

const messageOf = (sign: string) =>
  `${sign[0] === '[' ? 'Un crochet' : sign[0] === '{' ? 'Une accolade' : 'Un guillemet'} s’ouvre ici et ne se ferme pas.`;

const hintOf = (sign: string) =>
  sign[0] === '[' || sign[0] === '{'
    ? `Ajoutez « ${CLOSING[sign[0]]} » à la fin de ce qu’${sign[0] === '[' ? 'il' : 'elle'} contient.`
    : 'Fermez-le par le même guillemet ; le crochet ou l’accolade qui l’entoure doit se fermer aussi.';
