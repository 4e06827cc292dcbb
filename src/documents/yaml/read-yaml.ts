import type * as z from 'zod';
import { keysAt } from '../../site/schema/schema-fields.ts';
import type { Diagnosis, Position, TextPlace } from '../../values/issue.ts';
import { isMap, type Path } from '../../values/paths.ts';
import { offsetOf, placeOfLine } from '../../values/positions.ts';
import { misshapenAt } from './key-state.ts';
import { isFatal, type ParsedYaml, parseYaml, rangeAt, rowAt } from './parse.ts';
import { repair } from './repair.ts';
import { valueMistakes } from './value-mistakes.ts';
import { writtenPlace } from './written-place.ts';
import { repeatedKey, TOO_DEEP, UNREADABLE } from './yaml-faults.ts';
import { type Block, blocksOf, plainLine, writtenColumn } from './yaml-lines.ts';

/** A YAML text: lines of a file. */
export interface YamlText {
  /** The text of the whole file. */
  text: string;
  lines: readonly string[];
  /** 1-based line in the file of the first line. */
  first: number;
  schema: z.ZodType | undefined;
  /** Line of the file to which missing keys belong: the opening fence. */
  openingLine?: number;
}

/** Data of a YAML text, as far as it could be parsed, with places in the whole file. */
export interface YamlReading {
  /** As written, but for numbers and quotes; undefined when the text has no keys. */
  data: unknown;
  diagnoses: Diagnosis[];
  /** Top-level keys that could not be read whole: their values are not checked. */
  partial: ReadonlySet<string>;
  /** Place of the key at `path`, or of its value; for a missing key, of the deepest key on `path` that exists. */
  placeOf(path: Path, part?: 'key' | 'value'): TextPlace;
  /** The value at a path as it is written, without quotes: `45.000`; empty for a missing one. */
  sourceOf(path: Path): string;
  /** Top-level key to which a line of the file belongs; empty for a line above the first key. */
  blockOf(line: number): string;
}

/** Parses a YAML text as far as possible: what cannot be read yields a diagnosis, and its key is in `partial`. Never throws. */
export function readYaml(yaml: YamlText): YamlReading {
  const { lines: source, schema } = yaml;
  const plain = source.map(plainLine);
  const whole = parseYaml(plain.join('\n'));
  const deep = whole.faults.find(({ code }) => code === 'TOO_DEEP');
  if (deep) {
    const [row] = rowAt(whole.text, deep.from);
    const diagnosis = { ...TOO_DEEP, place: { line: row + yaml.first, column: 1 } };
    const partial = new Set(schema ? keysAt(schema, []) : []);
    return { ...readYaml({ ...yaml, lines: [] }), diagnoses: [diagnosis], partial };
  }
  if (
    !whole.faults.some(isFatal) &&
    (whole.data == null || isMap(whole.data)) &&
    !misshapenAt(schema, whole.data)
  )
    return readingOf(yaml, whole, plain);
  const { lines, mistakes, unread } = repair(plain, schema);
  const { diagnoses, ...reading } = readingOf(yaml, parseYaml(lines.join('\n')), lines);
  const mended = mistakes.map(({ row, column, ...fault }): Diagnosis => {
    const place = placeOfLine(yaml.text, row + yaml.first);
    const at = writtenColumn(yaml.lines[row] ?? '', plain[row] ?? '', column + 1);
    return { ...fault, place: { ...place, column: at } };
  });
  return { ...reading, diagnoses: [...mended, ...diagnoses], partial: unread };
}

function readingOf(yaml: YamlText, parsed: ParsedYaml, lines: readonly string[]): YamlReading {
  const { text, lines: source, first, schema } = yaml;
  const positionOf = (offset: number): Position => {
    const [row, column] = rowAt(parsed.text, offset);
    return {
      line: row + first,
      column: writtenColumn(source[row] ?? '', lines[row] ?? '', column + 1),
    };
  };
  let blocks: Block[] | undefined;
  const offsetInFile = (offset: number) => offsetOf(text, positionOf(offset));
  const blockOf = (line: number) => {
    blocks ??= blocksOf(source.map(plainLine));
    return blocks.findLast(({ from }) => from + first <= line)?.key ?? '';
  };
  // Two list items joined by a forgotten hyphen repeat all their keys: only the first is reported.
  const inBlocks = new Map(
    parsed.faults.map((fault) => [blockOf(positionOf(fault.from).line), fault] as const).reverse(),
  );
  const ofParser = [...inBlocks.values()].map((fault): Diagnosis => {
    const [row, column] = rowAt(parsed.text, fault.from);
    const known = isFatal(fault) ? UNREADABLE : repeatedKey({ lines, first, row, column });
    return { ...known, place: positionOf(fault.from) };
  });
  const placeAt = (from: number, to: number): TextPlace => ({
    ...positionOf(from),
    range: { from: offsetInFile(from), to: offsetInFile(to) },
  });
  const placeOf = (path: Path, part: 'key' | 'value' = 'key') => {
    const { from, to, isFound, inFlow } = rangeAt(parsed, path, part);
    const { range, ...found } = placeAt(from, to);
    const isAbsent = !rangeAt(parsed, path.slice(0, 1)).isFound;
    const position =
      yaml.openingLine !== undefined && isAbsent ? { line: yaml.openingLine, column: 1 } : found;
    const written = { path, part, position, range: isFound ? range : undefined, inFlow };
    return writtenPlace({ ...written, text, schema });
  };
  return {
    data: parsed.data,
    diagnoses: [...ofParser, ...valueMistakes(parsed, schema, placeAt)],
    partial: new Set(),
    placeOf,
    sourceOf(path) {
      const { from, to, isFound } = rangeAt(parsed, path, 'value');
      const source = isFound ? text.slice(offsetInFile(from), offsetInFile(to)) : '';
      return source.replace(/^(["'])(.*)\1$/, '$2');
    },
    blockOf,
  };
}
