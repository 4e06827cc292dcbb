import { PROSE_KEYS } from '../../content/value-keys.ts';
import { bracketsOf, openName } from './brackets.ts';
import { isComment } from './line.ts';
import { foldPastedCode } from './pasted-code.ts';
import { closingQuote } from './quote.ts';
import { blank, type Reader, say } from './reader.ts';
import { indentOf, isLoose, rowsUpToEnd, rowsWhile } from './rows.ts';
import { valueFault } from './value.ts';

/** Where a value stands in its line, and its key: empty for an item. */
export interface ValuePlace {
  offset: number;
  key: string;
}

const BLOCK = /^[|>][+-]?\d?[+-]?\s*(?:\s#.*)?$/;

/** Corrects the value that begins at an offset of a line, with the lines below that go on with it. */
export function correctValue(reader: Reader, at: number, place: ValuePlace): void {
  const { lines } = reader;
  const text = (lines[at] ?? '').slice(place.offset).trimEnd();
  const column = reader.levels.at(-1)?.column ?? -1;
  const isDeeper = (row: string) => indentOf(row) > column;
  reader.waiting = /^(?:#(?:\s.*)?|&[\w-]+)?$/.test(text);
  reader.next = at + 1;
  if (foldPastedCode(reader, at, { ...place, text })) return;
  if (BLOCK.test(text)) {
    indentRows(reader, at, {
      ...place,
      rows: rowsWhile(lines, at, (row) => isDeeper(row) || isLoose(row)),
    });
  } else if (text === '' && PROSE_KEYS.has(place.key)) {
    const rows = rowsWhile(lines, at, isLoose);
    const isPlain = !/^\s*["'|>[{]/.test(lines[rows[0] ?? lines.length] ?? '|');
    if (isPlain) indentPlainRows(reader, at, place, rows);
  } else if (/^["']/.test(text) && closingQuote(text) < 0) {
    const rows = rowsWhile(lines, at, (row) => isLoose(row) || (isDeeper(row) && isComment(row)));
    const own = rowsUpToEnd(lines, at, { value: text, rows, endOf: closingQuote });
    if (own) indentRows(reader, at, { ...place, rows: own });
    else if (rows.some((row) => isLoose(lines[row] ?? '')))
      sayOpen(reader, at, { ...place, rows, open: 0 });
    else correctLineOfValue(reader, at, { ...place, text });
  } else if (/^[[{]/.test(text) && bracketsOf(text).end === undefined) {
    const isRow = (row: string) =>
      isDeeper(row) || isComment(row) || isLoose(row) || /^\s*[\]}]/.test(row);
    const rows = rowsWhile(lines, at, isRow);
    const endOf = (whole: string) => bracketsOf(whole).end ?? -1;
    const own = rowsUpToEnd(lines, at, { value: text, rows, endOf });
    if (own) reader.next = (own.at(-1) ?? at) + 1;
    else if (rows.length > 0) {
      const { open, quote } = bracketsOf(
        [text, ...lines.slice(at + 1, (rows.at(-1) ?? at) + 1)].join('\n'),
      );
      sayOpen(reader, at, { ...place, rows, open: quote ?? open.at(-1) ?? 0 });
    } else correctLineOfValue(reader, at, { ...place, text });
  } else {
    const rows =
      reader.waiting || /^["'[{]/.test(text)
        ? []
        : rowsWhile(lines, at, (row) => isDeeper(row) && isLoose(row));
    if (rows.length > 0) indentPlainRows(reader, at, place, rows);
    else correctLineOfValue(reader, at, { ...place, text });
  }
}

interface Rows extends ValuePlace {
  rows: readonly number[];
}

/** Lines that go on with a text; those at the margin are pushed under its key, where YAML reads them. */
function indentRows(reader: Reader, at: number, { key, rows }: Rows): void {
  const column = reader.levels.at(-1)?.column ?? -1;
  const own = rows
    .map((row) => indentOf(reader.lines[row] ?? ''))
    .find((indent) => indent > column);
  for (const row of rows) {
    const text = reader.lines[row] ?? '';
    if (indentOf(text) > column) continue;
    say(reader, row, {
      rule: 'yaml-retrait',
      at: 0,
      message: `Cette ligne continue le texte ${key === '' ? 'du dessus' : `de « ${key} »`}, mais elle n’est pas décalée.`,
      hint: 'Décalez-la de deux espaces vers la droite, ou écrivez tout ce texte sur une seule ligne, entre guillemets droits.',
      isSure: true,
    });
    reader.lines[row] = ' '.repeat(own ?? column + 2) + text.trimStart();
  }
  reader.next = (rows.at(-1) ?? at) + 1;
}

/** The same for a text without quotes, which cannot hold a colon. */
function indentPlainRows(
  reader: Reader,
  at: number,
  place: ValuePlace,
  rows: readonly number[],
): void {
  for (const row of [at, ...rows]) {
    const from = row === at ? place.offset : 0;
    const colon = (reader.lines[row] ?? '').slice(from).search(/:(?=[ \t]|$)/);
    if (colon < 0) continue;
    say(reader, row, {
      rule: 'yaml-deux-points',
      at: from + colon,
      message:
        'Ce texte sans guillemets tient sur plusieurs lignes et contient un deux-points : le site ne peut pas le lire.',
      hint: 'Écrivez tout le texte sur une seule ligne, à côté de sa clé, entre guillemets droits.',
    });
    blankValue(reader, at, { ...place, rows });
    return;
  }
  indentRows(reader, at, { ...place, rows });
  reader.waiting = false;
}

/** A quote or a bracket that no line closes: told where it opens, which may be on a line below. */
function sayOpen(reader: Reader, at: number, { open, ...place }: Rows & { open: number }): void {
  const whole = [(reader.lines[at] ?? '').slice(place.offset), ...reader.lines.slice(at + 1)].join(
    '\n',
  );
  const before = whole.slice(0, open).split('\n');
  const offset = (before.at(-1) ?? '').length + (before.length === 1 ? place.offset : 0);
  say(reader, at + before.length - 1, {
    rule: 'yaml-guillemet',
    at: offset,
    message: `${openName(whole[open])} s’ouvre ici et ne se ferme pas.`,
    hint: /[[{]/.test(whole[open] ?? '')
      ? 'Fermez ce signe après ce qu’il contient ; s’il fait partie d’un texte, écrivez ce texte sur une seule ligne, entre guillemets droits.'
      : 'Fermez-le par le même guillemet, à la fin du texte.',
  });
  blankValue(reader, at, place);
}

/** Blanks a value that cannot be read; its key stays. */
function blankValue(reader: Reader, at: number, { offset, rows }: Rows): void {
  reader.lines[at] = (reader.lines[at] ?? '').slice(0, offset).trimEnd();
  blank(reader, rows);
  reader.waiting = false;
}

/** A value that stands on its line alone. */
function correctLineOfValue(
  reader: Reader,
  at: number,
  { offset, key, text }: ValuePlace & { text: string },
): void {
  const before = (reader.lines[at] ?? '').slice(0, offset);
  reader.lines[at] = before + text;
  const fault = valueFault({ text, key });
  if (!fault) return;
  const { fixed, at: start, ...said } = fault;
  say(reader, at, { ...said, at: offset + start, isSure: fixed !== undefined });
  if (fixed === undefined) return;
  const own = reader.faults.at(-1);
  // A warning changes nothing of what the page says.
  if (said.severity && own) own.suggestion = before + fixed;
  else reader.lines[at] = before + fixed;
  reader.waiting = false;
}
