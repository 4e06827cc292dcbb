import type { Fault } from '../fault.ts';
import { isWritten } from './is-key.ts';
import { isBlank, isComment, keyOf, takeApart, trimEnd } from './line.ts';
import { commentAt, isProseKey } from './plain-value.ts';
import { closingQuote, isTail } from './quote.ts';

/** A text whose lines below stand too far to the left, or whose last quote is missing. */
export interface Hanging {
  /** The lines, as many as those given, each text pushed under its key. */
  lines: string[];
  /** What to say of a line, by its 0-based number. */
  faults: ReadonlyMap<number, Fault>;
}

interface Opening {
  at: number;
  /** Column of the key or dash that the text belongs to. */
  column: number;
  key: string;
  value: string;
  kind: 'quote' | 'block' | 'nothing';
}

/** A text of the head has fewer lines; beyond, looking for its quote would take its time. */
const LONGEST = 200;

const BLOCK = /^[|>][+-]?\d?[+-]?\s*(\s#.*)?$/;

/** Pushes under its key each text that goes on below it at the margin: YAML would not read it, but nothing of it is lost. */
export function hangTexts(source: readonly string[]): Hanging {
  const lines = [...source];
  const faults = new Map<number, Fault>();
  for (let at = 0; at < lines.length; at++) {
    const opening = openingOf(lines[at] ?? '', at);
    const rows = opening ? rowsOf(lines, opening) : [];
    if (!opening || rows.length === 0) continue;
    push(lines, opening, rows, faults);
    at = rows.at(-1) ?? at;
  }
  return { lines, faults };
}

function openingOf(text: string, at: number): Opening | undefined {
  if (isBlank(text) || isComment(text)) return undefined;
  const { indent, dashes, content, column } = takeApart(text);
  const part = keyOf(content);
  const isKey = part !== undefined && isWritten(part);
  if (!isKey && dashes === '') return undefined;
  const value = trimEnd(isKey ? part.value : content);
  const key = isKey ? part.key : '';
  const isQuote = /^["']/.test(value) && closingQuote(value) < 0;
  const isNothing = value === '' && isProseKey(key);
  const kind = isQuote ? 'quote' : BLOCK.test(value) ? 'block' : isNothing ? 'nothing' : undefined;
  const own = isKey ? column : indent.length + dashes.lastIndexOf('-');
  return kind && { at, column: own, key, value, kind };
}

/** The lines below that belong to the text; none when it is well closed where it stands, or cannot be told. */
function rowsOf(lines: readonly string[], { at, column, value, kind }: Opening): number[] {
  const rows: number[] = [];
  let all = value;
  for (let below = at + 1; below < lines.length; below++) {
    const text = lines[below] ?? '';
    all += `\n${text}`;
    if (isBlank(text)) continue;
    const { indent, dashes, content } = takeApart(text);
    const part = keyOf(content);
    const isInside = kind === 'block' && indent.length > column;
    const isOther = dashes !== '' || (part && isWritten(part));
    if (!isInside && (isOther || (kind !== 'quote' && isComment(text)))) break;
    rows.push(below);
    if (rows.length > LONGEST) return [];
    if (kind !== 'quote') continue;
    const close = closingQuote(all);
    if (close >= 0) return isTail(all.slice(close)) ? rows : [];
  }
  return kind === 'quote' ? withoutRemarks(lines, rows, column) : rows;
}

/** The rows of a text that nothing closes, without the remarks at their end: those are about the key below. */
function withoutRemarks(lines: readonly string[], rows: readonly number[], column: number) {
  const last = rows.findLastIndex((row) => {
    const { indent, content } = takeApart(lines[row] ?? '');
    // Further right than its key, `#Gabon` may be a word of the text.
    return !(indent.length > column ? /^#+\s/ : /^#/).test(content);
  });
  return rows.slice(0, last + 1);
}

function push(
  lines: string[],
  opening: Opening,
  rows: readonly number[],
  faults: Map<number, Fault>,
): void {
  const { column, key, kind, value } = opening;
  const indents = rows.map((row) => takeApart(lines[row] ?? '').indent.length);
  const margin = indents.find((indent) => indent > column) ?? column + 2;
  for (const [index, row] of rows.entries()) {
    if ((indents[index] ?? 0) > column) continue;
    lines[row] = ' '.repeat(margin) + (lines[row] ?? '').slice(indents[index]);
    faults.set(row, shifted(row, key, lines[row] ?? ''));
  }
  if (kind === 'nothing') asBlock(lines, opening, rows, faults);
  const last = rows.at(-1) ?? 0;
  const whole = [value, ...lines.slice(opening.at + 1, last + 1)].join('\n');
  if (kind !== 'quote' || closingQuote(whole) >= 0) return;
  lines[last] = trimEnd(lines[last] ?? '').replace(/[”»"’]$/, '') + value[0];
  const fault = faults.get(last) ?? open(last, key, value);
  faults.set(last, { ...fault, hint: hintOf(faults.has(last)), suggestion: lines[last] });
}

/** What begins a text without quotes: none of the signs that YAML keeps for itself. */
const PLAIN = /^[^-?:,[\]{}#&*!|>'"%@`]/;

/** A text under its key that holds a colon needs the sign `>` beside the key. */
function asBlock(
  lines: string[],
  { at, column, key }: Opening,
  rows: readonly number[],
  faults: Map<number, Fault>,
): void {
  const texts = rows.map((row) => takeApart(lines[row] ?? '').content);
  const isPlain = PLAIN.test(texts[0] ?? '') && texts.every((text) => commentAt(text) < 0);
  if (!isPlain || !texts.some((text) => /:(?:\s|$)/.test(text))) return;
  lines[at] = `${trimEnd(lines[at] ?? '')} >`;
  faults.set(at, {
    rule: 'yaml-deux-points',
    line: at + 1,
    column: column + 1,
    message: `Le texte de « ${key} », plus bas, contient un deux-points : la suite serait mal comprise.`,
    hint: 'Ajoutez une espace et le signe « > » à la fin de cette ligne : le texte décalé en dessous peut alors contenir des deux-points.',
    suggestion: lines[at],
  });
}

const hintOf = (isShifted: boolean) =>
  isShifted
    ? 'Décalez-la de deux espaces vers la droite, et fermez le texte par le guillemet qui l’a ouvert.'
    : 'Ajoutez à la fin de cette ligne le guillemet qui a ouvert le texte.';

const shifted = (row: number, key: string, suggestion: string): Fault => ({
  rule: 'yaml-retrait',
  line: row + 1,
  column: 1,
  message: `Cette ligne continue le texte ${key ? `de « ${key} »` : 'du dessus'}, mais elle n’est pas décalée.`,
  hint: 'Décalez-la de deux espaces vers la droite, ou écrivez tout ce texte sur une seule ligne, entre guillemets droits.',
  suggestion,
});

const open = (row: number, key: string, value: string): Fault => ({
  rule: 'yaml-guillemet',
  line: row + 1,
  column: 1,
  message: `Le texte ${key ? `de « ${key} »` : 'du dessus'} s’ouvre par ${value[0] === '"' ? 'un guillemet' : 'une apostrophe'} et ne se ferme pas.`,
  hint: '',
});
