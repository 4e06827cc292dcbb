import type { z } from 'zod';
import { isError, type LocatedDiagnosis } from '../../issue.ts';
import { isProse, step } from '../../values/schema-fields.ts';
import { SEVERAL_LINES } from './errors.ts';
import type { Structure, YamlText } from './levels.ts';
import {
  closingBracket,
  closingQuote,
  indentOf,
  isComment,
  isText as isTextOf,
  rowsBelow,
} from './line.ts';
import { valueFinding } from './value-rules.ts';

/** State of the correction of a YAML text, line by line. */
export interface Reader extends Structure, YamlText {
  /** Corrected so far. */
  lines: string[];
  /** Findings by line (0-based), with columns as written. */
  found: (LocatedDiagnosis & { row: number })[];
  /** Next line (0-based) to read. */
  next: number;
}

/** Schema of the last key or dash; undefined for an unknown key. */
export const fieldOf = ({ schema, levels }: Reader) =>
  levels.reduce((field, { key }) => step(field, key), schema);

/** Records a finding in the current state of a line. */
export function find(reader: Reader, row: number, finding: LocatedDiagnosis): void {
  const column = writtenColumn(reader.source[row] ?? '', reader.lines[row] ?? '', finding.at + 1);
  reader.found.push({ ...finding, row, at: column });
}

/** Blanks unreadable lines for the parser. */
export function leaveOut(reader: Reader, rows: readonly number[]): void {
  for (const row of rows) reader.lines[row] = '';
  reader.next = (rows.at(-1) ?? reader.next - 1) + 1;
}

/** Converts a column of a corrected line to the written line. */
export function writtenColumn(written: string, corrected: string, column: number): number {
  let same = 0;
  while (same < written.length && written[same] === corrected[same]) same++;
  const moved = column <= same + 1 ? column : column - (corrected.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}

/** Corrects the value at an offset of a line, with its lines below. */
export function correctValue(reader: Reader, at: number, offset: number): void {
  const { lines } = reader;
  const before = (lines[at] ?? '').slice(0, offset);
  const text = (lines[at] ?? '').slice(offset).trimEnd();
  const field = fieldOf(reader);
  const column = reader.levels.at(-1)?.column ?? -1;
  const { isKnownKey } = reader;
  const rows = rowsOfValue(lines, at, { text, field, column, isKnownKey });
  const whole = [text, ...rows.map((row) => lines[row] ?? '')];
  const endOf = endIn(text);
  const isOpen = rows.length > 0 && endOf !== undefined && endOf(whole.join('\n')) < 0;
  reader.isWaiting = rows.length === 0 && /^(?:#(?:\s.*)?|&[\w-]+)?$/.test(text);
  reader.next = (rows.at(-1) ?? at) + 1;
  lines[at] = before + text;
  const isPlain = !/^["'|>[{]/.test(text);
  if (rows.length > 0 && !isOpen && !(isPlain && whole.some((row) => COLON.test(row)))) {
    if (endOf !== closingBracket) indentRows(reader, rows);
    return;
  }
  const finding =
    isPlain && rows.length > 0
      ? { at: 0, ...SEVERAL_LINES }
      : valueFinding({ text, field, isKnownKey });
  if (!finding) return;
  const { suggestion, ...open } = { ...finding, at: offset + finding.at };
  const isSure = suggestion !== undefined && !isOpen;
  find(reader, at, isSure ? { ...open, suggestion: before + suggestion } : open);
  if (!isError(finding)) return;
  lines[at] = isSure ? before + suggestion : before.trimEnd();
  leaveOut(reader, rows);
}

/** Indents the unindented lines of a multi-line text for YAML. */
function indentRows(reader: Reader, rows: readonly number[]): void {
  const { lines } = reader;
  const { column = -1, key = '' } = reader.levels.at(-1) ?? {};
  const own = rows.map((row) => indentOf(lines[row] ?? '')).find((indent) => indent > column);
  for (const row of rows) {
    const text = lines[row] ?? '';
    if (indentOf(text) > column) continue;
    const moved = ' '.repeat(own ?? column + 2) + text.trimStart();
    find(reader, row, {
      rule: 'yaml-retrait',
      at: 0,
      message: `Cette ligne continue le texte ${key ? `de « ${key} »` : 'du dessus'}, mais elle n’est pas décalée.`,
      hint: 'Décalez-la de deux espaces vers la droite, ou écrivez tout ce texte sur une seule ligne, entre guillemets droits.',
      suggestion: moved,
    });
    lines[row] = moved;
  }
}

const BLOCK = /^[|>][+-]?\d?[+-]?\s*(?:\s#.*)?$/;
const COLON = /:(?=[ \t]|$)/;

interface Value {
  text: string;
  field: z.ZodType | undefined;
  /** Column (0-based) of its key or dash. */
  column: number;
  isKnownKey: YamlText['isKnownKey'];
}

/** Lines (0-based) that continue a value from line `at`, at any indentation. */
function rowsOfValue(lines: readonly string[], at: number, value: Value) {
  const { text, field, column, isKnownKey } = value;
  const isText = (row: string) => isTextOf(row, isKnownKey);
  const isDeeper = (row: string) => indentOf(row) > column;
  const below = (belongs: (row: string) => boolean) => rowsBelow(lines, at, belongs);
  if (BLOCK.test(text)) return below((row) => isDeeper(row) || isText(row));
  if (text === '') {
    const rows = isProse(field) ? below(isText) : [];
    const first = lines[rows[0] ?? lines.length] ?? '';
    return /^\s*["'|>[{]/.test(first) ? [] : rows;
  }
  const endOf = endIn(text);
  if (!endOf) return below((row) => isDeeper(row) && isText(row));
  if (endOf(text) > 0) return [];
  const isFlow = endOf === closingBracket;
  const rows = below(
    (row) =>
      isText(row) ||
      (isFlow ? isDeeper(row) || /^\s*[\]}#]/.test(row) : isDeeper(row) && isComment(row)),
  );
  const whole = [text, ...lines.slice(at + 1, (rows.at(-1) ?? at) + 1)].join('\n');
  const end = endOf(whole);
  const last = at + whole.slice(0, end).split('\n').length - 1;
  if (end > 0) return rows.filter((row) => row <= last);
  return rows.some((row) => isText(lines[row] ?? '')) ? rows : [];
}

const endIn = (text: string) =>
  /^["']/.test(text) ? closingQuote : /^[[{]/.test(text) ? closingBracket : undefined;
