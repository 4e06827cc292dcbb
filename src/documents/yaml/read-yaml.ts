import type * as z from 'zod';
import type { ValueRange } from '../../model/document.ts';
import { keysAt } from '../../site/schema/schema-fields.ts';
import type { Found, Position } from '../../values/issue.ts';
import { isMap, type Path } from '../../values/paths.ts';
import { lineFix, offsetOf } from '../../values/positions.ts';
import { repeatedKey, TOO_DEEP, UNREADABLE } from './diagnoses.ts';
import { misshapenAt } from './key-state.ts';
import { isFatal, type ParsedYaml, parseYaml, rangeAt, rowAt } from './parse.ts';
import { type Mistake, repair } from './repair.ts';
import { valueMistakes } from './value-mistakes.ts';
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
  issues: Found[];
  /** Top-level keys that could not be read whole: their values are not checked. */
  partial: ReadonlySet<string>;
  /** Position of the key at `path`, or of its value; for a missing key, of the deepest key on `path` that exists. */
  positionOf(path: Path, part?: 'key' | 'value'): Position;
  /** Offsets of a key, or of its value, in the text of the file; undefined when it is missing. */
  rangeOf(path: Path, part: 'key' | 'value'): ValueRange | undefined;
  /** Top-level key to which a line of the file belongs; empty for a line above the first key. */
  blockOf(line: number): string;
}

/** Parses a YAML text as far as possible: what cannot be read yields an issue, and its key is in `partial`. Never throws. */
export function readYaml(yaml: YamlText): YamlReading {
  const { lines: source, schema } = yaml;
  const plain = source.map(plainLine);
  const whole = parseYaml(plain.join('\n'));
  const deep = whole.faults.find(({ code }) => code === 'TOO_DEEP');
  if (deep) {
    const [row] = rowAt(whole.text, deep.from);
    const issue = { ...TOO_DEEP, line: row + yaml.first, column: 1 };
    const partial = new Set(schema ? keysAt(schema, []) : []);
    return { ...readYaml({ ...yaml, lines: [] }), issues: [issue], partial };
  }
  if (
    !whole.faults.some(isFatal) &&
    (whole.data == null || isMap(whole.data)) &&
    !misshapenAt(schema, whole.data)
  )
    return readingOf(yaml, whole, plain);
  const { lines, mistakes, unread } = repair(plain, schema);
  const { issues, ...reading } = readingOf(yaml, parseYaml(lines.join('\n')), lines);
  const mended = mistakes.map((mistake) => mistakeIssue(mistake, yaml, plain));
  return { ...reading, issues: [...mended, ...issues], partial: unread };
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
  const issues = [...inBlocks.values()].map((fault): Found => {
    const [row, column] = rowAt(parsed.text, fault.from);
    const diagnosis = isFatal(fault) ? UNREADABLE : repeatedKey({ lines, first, row, column });
    return { ...positionOf(fault.from), ...diagnosis };
  });
  const values = valueMistakes(parsed, schema).map(({ from, to, fixed, ...diagnosis }): Found => {
    const range = { from: offsetInFile(from), to: offsetInFile(to) };
    const fix = fixed === undefined ? {} : { fix: { ...range, text: fixed } };
    return { ...positionOf(from), ...diagnosis, ...fix };
  });
  return {
    data: parsed.data,
    issues: [...issues, ...values],
    partial: new Set(),
    positionOf: (path, part) =>
      yaml.openingLine !== undefined && !rangeAt(parsed, path.slice(0, 1)).isFound
        ? { line: yaml.openingLine, column: 1 }
        : positionOf(rangeAt(parsed, path, part).from),
    rangeOf: (path, part) => {
      const { from, to, isFound, inFlow } = rangeAt(parsed, path, part);
      return isFound ? { from: offsetInFile(from), to: offsetInFile(to), inFlow } : undefined;
    },
    blockOf,
  };
}

/** Issue of a line with a mistake; its fix writes the whole line. */
function mistakeIssue(
  { row, column, line, ...diagnosis }: Mistake,
  yaml: YamlText,
  plain: readonly string[],
): Found {
  const written = yaml.lines[row] ?? '';
  return {
    ...diagnosis,
    line: row + yaml.first,
    column: writtenColumn(written, plain[row] ?? '', column + 1),
    ...(line !== undefined && { fix: lineFix(yaml.text, row + yaml.first, line) }),
  };
}
