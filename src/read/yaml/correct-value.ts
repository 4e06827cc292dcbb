import { isError } from '../../content/issue.ts';
import { PROSE_KEYS } from '../../content/value-keys.ts';
import { SEVERAL_LINES } from './errors.ts';
import type { Structure } from './levels.ts';
import {
  closingBracket,
  closingQuote,
  type Finding,
  indentOf,
  isComment,
  isText,
  rowsBelow,
} from './line.ts';
import { valueFinding } from './value-rules.ts';

/** What is known of a YAML text while its lines are corrected one after the other. */
export interface Reader extends Structure {
  /** As their editor wrote them. */
  source: readonly string[];
  /** As far as they are corrected. */
  lines: string[];
  /** What was found in each line (0-based), with its columns as written. */
  found: (Finding & { row: number })[];
  /** The last key; empty for an item without one. */
  key: string;
  /** The next line (0-based) to look at: those before it are read. */
  next: number;
}

/** Notes a finding of a line as it stands now. */
export function find(reader: Reader, row: number, finding: Finding): void {
  const column = writtenColumn(reader.source[row] ?? '', reader.lines[row] ?? '', finding.at + 1);
  reader.found.push({ ...finding, row, at: column });
}

/** Spares the parser lines that cannot be read. */
export function leaveOut(reader: Reader, rows: readonly number[]): void {
  for (const row of rows) reader.lines[row] = '';
  reader.next = (rows.at(-1) ?? reader.next - 1) + 1;
}

/** A column of a corrected line, in the line as it was written: what was changed stands before it or after it. */
export function writtenColumn(written: string, corrected: string, column: number): number {
  let same = 0;
  while (same < written.length && written[same] === corrected[same]) same++;
  const moved = column <= same + 1 ? column : column - (corrected.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}

/** Corrects the value that begins at an offset of a line, with the lines below that go on with it. */
export function correctValue(reader: Reader, at: number, offset: number): void {
  const { lines, key } = reader;
  const before = (lines[at] ?? '').slice(0, offset);
  const text = (lines[at] ?? '').slice(offset).trimEnd();
  const column = reader.levels.at(-1)?.column ?? -1;
  const { rows, isOpen } = rowsOfValue(lines, at, { text, key, column });
  reader.isWaiting = rows.length === 0 && /^(?:#(?:\s.*)?|&[\w-]+)?$/.test(text);
  reader.next = (rows.at(-1) ?? at) + 1;
  lines[at] = before + text;
  if (rows.length > 0 && !isOpen) {
    const isPlain = !/^["'|>[{]/.test(text);
    const hasColon = [text, ...rows.map((row) => lines[row] ?? '')].some((row) => COLON.test(row));
    if (isPlain && hasColon) {
      find(reader, at, { at: offset, ...SEVERAL_LINES });
      lines[at] = before.trimEnd();
      leaveOut(reader, rows);
    } else if (!/^[[{]/.test(text)) indentRows(reader, rows);
    return;
  }
  const finding = valueFinding({ text, key });
  if (!finding) return;
  const { suggestion, ...open } = finding;
  const isSure = suggestion !== undefined && !isOpen;
  find(reader, at, {
    ...open,
    at: offset + open.at,
    ...(isSure ? { suggestion: before + suggestion } : {}),
  });
  if (!isError(finding)) return;
  lines[at] = isSure ? before + suggestion : before.trimEnd();
  if (isOpen) leaveOut(reader, rows);
}

/** Lines that go on with a text; those at the margin are pushed under its key, where YAML reads them. */
function indentRows(reader: Reader, rows: readonly number[]): void {
  const { lines, key } = reader;
  const column = reader.levels.at(-1)?.column ?? -1;
  const own = rows.map((row) => indentOf(lines[row] ?? '')).find((indent) => indent > column);
  for (const row of rows) {
    const text = lines[row] ?? '';
    if (indentOf(text) > column) continue;
    const moved = ' '.repeat(own ?? column + 2) + text.trimStart();
    find(reader, row, {
      rule: 'yaml-retrait',
      at: 0,
      message: `Cette ligne continue le texte ${key === '' ? 'du dessus' : `de « ${key} »`}, mais elle n’est pas décalée.`,
      hint: 'Décalez-la de deux espaces vers la droite, ou écrivez tout ce texte sur une seule ligne, entre guillemets droits.',
      suggestion: moved,
    });
    lines[row] = moved;
  }
}

interface Value {
  text: string;
  key: string;
  /** The column (0-based) of its key or dash. */
  column: number;
}

/** The lines (0-based) that go on with a value; `isOpen` when none of them closes its quote or bracket. */
interface Rows {
  rows: number[];
  isOpen?: boolean;
}

const BLOCK = /^[|>][+-]?\d?[+-]?\s*(?:\s#.*)?$/;

const COLON = /:(?=[ \t]|$)/;

/** Which lines go on with a value that begins on line `at`, whether or not they are set in as YAML wants it. */
function rowsOfValue(lines: readonly string[], at: number, { text, key, column }: Value): Rows {
  const isDeeper = (row: string) => indentOf(row) > column;
  if (BLOCK.test(text))
    return { rows: rowsBelow(lines, at, (row) => isDeeper(row) || isText(row)) };
  if (text === '') {
    const rows = PROSE_KEYS.has(key) ? rowsBelow(lines, at, isText) : [];
    const row = lines[rows[0] ?? lines.length] ?? '';
    return { rows: /^\s*["'|>[{]/.test(row) ? [] : rows };
  }
  if (!/^["'[{]/.test(text)) {
    return { rows: rowsBelow(lines, at, (row) => isDeeper(row) && isText(row)) };
  }
  const isQuote = /^["']/.test(text);
  const endOf = isQuote ? closingQuote : closingBracket;
  if (endOf(text) > 0) return { rows: [] };
  const rows = rowsBelow(
    lines,
    at,
    (row) =>
      isText(row) ||
      (isQuote ? isDeeper(row) && isComment(row) : isDeeper(row) || /^\s*[\]}#]/.test(row)),
  );
  const whole = [text, ...lines.slice(at + 1, (rows.at(-1) ?? at) + 1)].join('\n');
  const end = endOf(whole);
  if (end > 0) {
    const last = at + whole.slice(0, end).split('\n').length - 1;
    return { rows: rows.filter((row) => row <= last) };
  }
  const isOpen = rows.some((row) => isText(lines[row] ?? ''));
  return { rows: isOpen ? rows : [], isOpen };
}
