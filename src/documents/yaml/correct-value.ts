import type { z } from 'zod';
import { isProse, step } from '../../content/schema/schema-fields.ts';
import { isError, type LocatedDiagnosis } from '../../values/issue.ts';
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
  /** All lines; the lines before `next` are corrected. */
  lines: string[];
  /** Diagnoses with their line (0-based); `at` is a column of the line in the file, not of the corrected line. */
  found: (LocatedDiagnosis & { row: number })[];
  /** Next line (0-based) to correct. */
  next: number;
}

/** Schema of the value of the last key or list item; undefined for an unknown key. */
export const fieldOf = ({ schema, levels }: Reader) =>
  levels.reduce((field, { key }) => step(field, key), schema);

/** Adds a diagnosis; its offset in the corrected line becomes a column of the line in the file. */
export function addDiagnosis(reader: Reader, row: number, finding: LocatedDiagnosis): void {
  const column = writtenColumn(reader.source[row] ?? '', reader.lines[row] ?? '', finding.at + 1);
  reader.found.push({ ...finding, row, at: column });
}

/** Empties lines that cannot be corrected, so that the YAML parser can parse the other lines. */
export function blankOut(reader: Reader, rows: readonly number[]): void {
  for (const row of rows) reader.lines[row] = '';
  reader.next = (rows.at(-1) ?? reader.next - 1) + 1;
}

/** Converts a column of the corrected line to a column of the line in the file. */
export function writtenColumn(written: string, corrected: string, column: number): number {
  let same = 0;
  while (same < written.length && written[same] === corrected[same]) same++;
  const moved = column <= same + 1 ? column : column - (corrected.length - written.length);
  return Math.max(1, Math.min(moved, written.length + 1));
}

/** Corrects the value that starts at an offset of line `at`, with the lines below that continue it. */
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
  addDiagnosis(reader, at, isSure ? { ...open, suggestion: before + suggestion } : open);
  if (!isError(finding)) return;
  lines[at] = isSure ? before + suggestion : before.trimEnd();
  blankOut(reader, rows);
}

/** Indents the lines of a multi-line text that are not indented, as YAML requires. */
function indentRows(reader: Reader, rows: readonly number[]): void {
  const { lines } = reader;
  const { column = -1, key = '' } = reader.levels.at(-1) ?? {};
  const own = rows.map((row) => indentOf(lines[row] ?? '')).find((indent) => indent > column);
  for (const row of rows) {
    const text = lines[row] ?? '';
    if (indentOf(text) > column) continue;
    const moved = ' '.repeat(own ?? column + 2) + text.trimStart();
    addDiagnosis(reader, row, {
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
  /** Column (0-based) of the key or dash before the value. */
  column: number;
  isKnownKey: YamlText['isKnownKey'];
}

/** Numbers (0-based) of the lines that continue the value of line `at`, also with wrong indentation. */
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
