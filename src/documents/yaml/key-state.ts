import * as z from 'zod';
import { plainData } from '../../site/plain-data.ts';
import { step, unwrap } from '../../site/schema/schema-fields.ts';
import { isMap, type Path } from '../../values/paths.ts';
import { isFatal, openedAt, parseYaml, rangeAt, rowAt } from './parse.ts';
import { isBlank, isComment } from './yaml-lines.ts';

/** What attempts at the keys of one file share. */
export interface Attempt {
  schema: z.ZodType | undefined;
  /** Number of lines that may still be parsed. */
  left: number;
}

/** First fault that the parser finds in the lines of a key: its row and column (0-based) and its code, which is empty without a fault. */
export interface ParserState {
  row: number;
  column: number;
  code: string;
  /** Row where the quote or bracket was opened in which the parser gave up. */
  opened: number | undefined;
  /** Number of issues of its schema. */
  issues: number;
}

const READ: ParserState = { row: 0, column: 0, code: '', opened: undefined, issues: 0 };

/** Parses the lines of one key. */
export function stateOf(lines: readonly string[], key: string, attempt: Attempt): ParserState {
  attempt.left -= lines.length;
  const parsed = parseYaml(lines.join('\n'));
  const at = (offset: number, code: string, issues = 0): ParserState => {
    const opened = openedAt(parsed, offset);
    const [row, column] = rowAt(parsed.text, opened ?? offset);
    const [faultRow] = rowAt(parsed.text, offset);
    return { row: faultRow, column, code, issues, opened: opened === undefined ? undefined : row };
  };
  const fault = parsed.faults.find(isFatal);
  if (fault) return at(fault.from, fault.code);
  const { data } = parsed;
  if (key === '' ? lines.some((line) => !isBlank(line) && !isComment(line)) : !isOneKey(data))
    return at(parsed.text.search(/[^\s]/), 'NO_KEY');
  const field = step(attempt.schema, key);
  if (!field || !isOneKey(data)) return READ;
  const [[name, value]] = Object.entries(data) as [[string, unknown]];
  const issues = field.safeParse(plainData(field, value)).error?.issues.length ?? 0;
  const shape = misshapenAt(field, value);
  if (!shape) return { ...READ, issues };
  const offset = rangeAt(parsed, [name, ...shape], 'value').from;
  return { ...at(offset, SHAPE, issues), opened: undefined };
}

/** Our code for a value that parses, but is a text where its schema wants keys or a list: a sign of structure may be wrong. */
export const SHAPE = 'SHAPE';

const isOneKey = (data: unknown): data is object => isMap(data) && Object.keys(data).length === 1;

/** Schemas of values that are neither a list nor have keys. */
const LEAVES = [z.ZodString, z.ZodNumber, z.ZodEnum, z.ZodLiteral];

/** Path of the first value that is a text where its schema wants a list or keys, or the reverse; undefined without one. */
export function misshapenAt(schema: z.ZodType | undefined, value: unknown): Path | undefined {
  if (!schema || (typeof value !== 'string' && typeof value !== 'object') || value === null)
    return undefined;
  const inner = unwrap(schema);
  const wantsList = inner instanceof z.ZodArray;
  const wantsKeys = inner instanceof z.ZodObject || inner instanceof z.ZodRecord;
  if (wantsList || wantsKeys) {
    if (typeof value === 'string' || Array.isArray(value) !== wantsList) return [];
  }
  if (typeof value === 'string') return undefined;
  if (LEAVES.some((leaf) => inner instanceof leaf)) return [];
  for (const [key, one] of Object.entries(value)) {
    const path = misshapenAt(step(inner, key), one);
    if (path) return [wantsList ? Number(key) : key, ...path];
  }
  return undefined;
}
