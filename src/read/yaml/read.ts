import { isError, type Place } from '../../content/issue.ts';
import type { Fault } from '../fault.ts';
import { correctLines } from './correct.ts';
import { tooDeep } from './depth.ts';
import { abuseFault, errorFault } from './errors.ts';
import { isBlank, isComment } from './line.ts';
import { type Parsed, parseYaml } from './parse.ts';
import { writtenColumn } from './reader.ts';

/** A YAML text read as far as it can be: its data, what is wrong, and where things stand in the whole file. */
export interface YamlReading {
  /** Plain data; undefined when nothing could be read. */
  data: unknown;
  faults: Fault[];
  /** Top-level keys whose value could not be read: nothing more is said about them. */
  lost: ReadonlySet<string>;
  /** Top-level keys of which a line could not be read: their value may not be whole. */
  partial: ReadonlySet<string>;
  /** The top-level key that a line of the file (1-based) belongs to; empty for a line of none. */
  blockOf(line: number): string;
  placeOf(path: readonly PropertyKey[], part?: 'key' | 'value'): Place;
  /** The line where a key or its value stands, as it reads once corrected, and the 1-based column there. */
  lineAt(path: readonly PropertyKey[], part?: 'key' | 'value'): { text: string; column: number };
}

const ROUNDS = 60;

/** Reads the lines of a YAML text that begins on line `first` (1-based) of its file. Never throws. */
export function readLines(source: readonly string[], first: number): YamlReading {
  const blocks = blocksOf(source);
  const move = ({ line, column }: Place): Place => ({ line: line + first - 1, column });
  const deep = tooDeep(source);
  if (deep) {
    return { ...nothingRead(first), faults: [{ ...deep, ...move(deep) }] };
  }
  const corrected = correctLines(source);
  const asWritten = ({ line, column }: Place): Place =>
    move({
      line,
      column: writtenColumn(source[line - 1] ?? '', corrected.lines[line - 1] ?? '', column),
    });
  const { parsed, faults, lost } = parseWhatCan(corrected.lines, corrected.faults, first);
  const said = new Set(corrected.faults.map(({ rule, line }) => `${rule} ${line}`));
  const abuses = parsed.abuses
    .map(abuseFault)
    .filter(({ rule, line }) => !said.has(`${rule} ${line}`));
  const unread = [...corrected.faults, ...faults].filter(
    (fault) => isError(fault) && fault.suggestion === undefined,
  );
  return {
    data: parsed.data,
    faults: [
      ...corrected.faults.map((fault) => ({ ...fault, ...move(fault) })),
      ...[...faults, ...abuses].map((fault) => ({ ...fault, ...asWritten(fault) })),
    ],
    lost,
    partial: new Set(unread.map(({ line }) => blocks[line - 1] ?? '')),
    blockOf: (line) => blocks[line - first] ?? '',
    placeOf: (path, part) => asWritten(parsed.placeOf(path, part)),
    lineAt: (path, part) => {
      const { line, column } = parsed.placeOf(path, part);
      return { text: corrected.lines[line - 1] ?? '', column };
    },
  };
}

/** Parses; where the parser stops, the fault is kept, the key it stands in is blanked, and the rest goes on. */
function parseWhatCan(lines: readonly string[], known: readonly Fault[], first: number) {
  const faults: Fault[] = [];
  const lost = new Set<string>();
  let rest = [...lines];
  let parsed: Parsed = parseYaml(rest.join('\n'));
  for (let round = 0; round < ROUNDS; round++) {
    const error = parsed.errors.find(({ code }) => code !== 'DUPLICATE_KEY');
    if (!error) break;
    const fault = errorFault(error, parsed, { lines: rest, first });
    const block = blockAround(rest, fault.line);
    const isSaid = known.some(
      ({ line, suggestion }) =>
        line === fault.line || (suggestion === undefined && line >= block.from && line <= block.to),
    );
    if (!isSaid) faults.push(fault);
    if (block.key) lost.add(block.key);
    rest = rest.map((text, at) => (at + 1 >= block.from && at + 1 <= block.to ? '' : text));
    parsed = parseYaml(rest.join('\n'));
  }
  let above = -1;
  for (const error of parsed.errors) {
    if (error.code !== 'DUPLICATE_KEY') continue;
    const fault = errorFault(error, parsed, { lines: rest, first });
    // Two items in one have all their keys twice: the first is told.
    if (fault.line !== above + 1) faults.push(fault);
    above = fault.line;
  }
  return { parsed, faults, lost };
}

/** The top-level key that each line belongs to; empty for those above the first, and for one that is no key. */
function blocksOf(lines: readonly string[]): string[] {
  let key = '';
  return lines.map((text) => {
    if (/^[^\s#-]/.test(text)) key = /^([^:]+?)\s*:(?:\s|$)/.exec(text)?.[1] ?? '';
    return key;
  });
}

/** The top-level key that a line belongs to, with the lines of its value. */
function blockAround(lines: readonly string[], line: number) {
  const begins = (text: string | undefined) =>
    text !== undefined && !isBlank(text) && !isComment(text) && /^[^\s-]/.test(text);
  let from = Math.min(line, lines.length);
  while (from > 1 && !begins(lines[from - 1])) from--;
  let to = Math.max(line, from);
  while (to < lines.length && !begins(lines[to])) to++;
  return { from, to, key: /^([^:]+?)\s*:/.exec(lines[from - 1] ?? '')?.[1] };
}

/** The reading of a text that is not looked at. */
export const nothingRead = (first: number): YamlReading => ({
  data: undefined,
  faults: [],
  lost: new Set(),
  partial: new Set(),
  blockOf: () => '',
  placeOf: () => ({ line: first, column: 1 }),
  lineAt: () => ({ text: '', column: 1 }),
});
