import type * as z from 'zod';
import {
  type Diagnosis,
  isError,
  type Position,
  type Range,
  type TextPlace,
} from '../../values/issue.ts';
import { isMap, type Path } from '../../values/paths.ts';
import { offsetOf, placeOfLine } from '../../values/positions.ts';
import { isFatal, type ParsedYaml, parseYaml, rangeAt, rowAt } from './parse.ts';
import { repair } from './repair.ts';
import { valueMistakes } from './value-mistakes.ts';
import { repeatedKey, UNREADABLE } from './yaml-faults.ts';
import { blocksOf, keyOf, plainLine, writtenColumn } from './yaml-lines.ts';

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
}

/** Parses a YAML text as far as possible: what cannot be read yields a diagnosis, and its key is in `partial`. Never throws. */
export function readYaml(yaml: YamlText): YamlReading {
  const { lines: source } = yaml;
  const plain = source.map(plainLine);
  const whole = parseYaml(plain.join('\n'));
  if (!whole.faults.some(isFatal) && (whole.data == null || isMap(whole.data)))
    return readingOf(yaml, whole, plain);
  const { lines, mistakes, unread } = repair(plain);
  const { diagnoses, partial, ...reading } = readingOf(yaml, parseYaml(lines.join('\n')), lines);
  const mended = mistakes.map(({ row, column, ...fault }): Diagnosis => {
    const place = placeOfLine(yaml.text, row + yaml.first);
    const at = writtenColumn(source[row] ?? '', plain[row] ?? '', column + 1);
    return { ...fault, place: { ...place, column: at } };
  });
  return {
    ...reading,
    diagnoses: [...mended, ...diagnoses],
    partial: new Set([...partial, ...unread]),
  };
}

function readingOf(yaml: YamlText, parsed: ParsedYaml, lines: readonly string[]): YamlReading {
  const { text, lines: source, first, schema } = yaml;
  const blocks = blocksOf(lines);
  const blockOf = (line: number) => blocks.findLast(({ from }) => from + first <= line)?.key ?? '';
  const positionOf = (offset: number): Position => {
    const [row, column] = rowAt(parsed.text, offset);
    const written = writtenColumn(source[row] ?? '', lines[row] ?? '', column + 1);
    return { line: row + first, column: written };
  };
  const rangeOf = ({ from, to }: Range): Range => ({
    from: offsetOf(text, positionOf(from)),
    // A group of keys ends at the next line.
    to: offsetOf(text, positionOf(from + parsed.text.slice(from, to).trimEnd().length)),
  });
  // Two list items joined by a forgotten hyphen repeat all their keys: only the first is reported.
  const inBlocks = new Map<string, Diagnosis>();
  for (const fault of parsed.faults) {
    const place = positionOf(fault.from);
    const [row, column] = rowAt(parsed.text, fault.from);
    const key = keyOf((lines[row] ?? '').slice(column)) ?? '';
    const known = isFatal(fault) ? UNREADABLE : repeatedKey(key);
    const block = blockOf(place.line);
    if (!inBlocks.has(block)) inBlocks.set(block, { ...known, place });
  }
  const diagnoses = [...inBlocks.values(), ...valueMistakes(parsed, schema, positionOf)];
  return {
    data: parsed.data,
    diagnoses,
    partial: new Set(diagnoses.filter(isError).map(({ place }) => blockOf(place.line))),
    placeOf(path, part = 'key') {
      const found = rangeAt(parsed, path, part);
      const isAbsent = yaml.openingLine !== undefined && !rangeAt(parsed, path.slice(0, 1)).isFound;
      if (isAbsent) return { line: yaml.openingLine ?? 1, column: 1, path, part };
      const place = { ...positionOf(found.from), path, part };
      const range = rangeOf(found);
      const written = found.isFound ? text.slice(range.from, range.to) : '';
      // What is on several lines, an empty value, and an item of a list, which has no key, are not replaced.
      const isItem = part === 'key' && typeof path.at(-1) === 'number';
      if (written === '' || written.includes('\n') || isItem) return place;
      const isQuoted = /^["']/.test(written);
      return {
        ...place,
        range,
        write: (right) => (isQuoted ? JSON.stringify(right) : bare(right)),
      };
    },
    sourceOf(path) {
      const found = rangeAt(parsed, path, 'value');
      const { from, to } = rangeOf(found);
      return found.isFound ? text.slice(from, to).replace(/^(["'])(.*)\1$/, '$2') : '';
    },
  };
}

/** A text as a value of YAML on one line, in quotes where it may need them. */
const bare = (value: string) =>
  /^[\p{L}\p{N}/](?!.*(?::(?:\s|$)|\s#|[,[\]{}]))/u.test(value) ? value : JSON.stringify(value);
