import type { Fault } from '../fault.ts';
import { isKey } from './is-key.ts';
import { type LineMending, mendColon, mendLead, say } from './lead.ts';
import { isBlank, isComment, type KeyPart, keyOf, type Line, takeApart, trimEnd } from './line.ts';
import { mendDash, mendMissingSpace } from './spaces.ts';
import { isContinued, lastLine } from './spans.ts';
import { strayFault } from './stray.ts';
import { type Level, place, rightColumn, type Structure, structureFrom } from './structure.ts';
import { valueFault } from './value.ts';

/** Mended lines, as many as those given, and the faults with 1-based lines within them. */
export interface Mended {
  lines: string[];
  faults: Fault[];
}

interface State {
  lines: readonly string[];
  structure: Structure;
  anchors: ReadonlySet<string>;
  /** Lines up to this one belong to a value that began above. */
  until: number;
}

/** Looks at YAML line by line for the mistakes that people make, and mends each, so that the parser sees the rest. */
export function mendYaml(lines: readonly string[]): Mended {
  const state: State = {
    lines,
    structure: structureFrom(leftmost(lines)),
    anchors: new Set(
      lines.flatMap((line) => [...line.matchAll(/&([\w-]+)/g)].map((m) => m[1] ?? '')),
    ),
    until: -1,
  };
  const done = lines.map((text, at): Pick<LineMending, 'text' | 'faults' | 'isLost'> => {
    if (at <= state.until) return { text, faults: [] };
    if (isBlank(text)) return { text: '', faults: [] };
    if (isComment(text)) return { text, faults: [] };
    return mendLine(state, at);
  });
  return {
    lines: done.map(({ text, isLost }) => (isLost ? '' : text)),
    faults: done.flatMap(({ faults }) => faults),
  };
}

/** The column of the leftmost key; a line with a tab says nothing of columns. */
function leftmost(lines: readonly string[]): number {
  const columns = lines
    .filter((text) => !isBlank(text) && !isComment(text))
    .map(takeApart)
    .filter(({ indent, dashes, content }) => !/\t/.test(indent) && dashes === '' && keyOf(content))
    .map(({ column }) => column);
  return columns.reduce((least, column) => Math.min(least, column), columns[0] ?? 0);
}

function mendLine(state: State, at: number): LineMending {
  const source = state.lines[at] ?? '';
  const mending: LineMending = { line: at + 1, text: source, source, faults: [] };
  mendLead(mending);
  mendDash(mending, state.structure);
  mendMissingSpace(mending, state.structure);
  const line = takeApart(mending.text);
  const part = keyOf(line.content);
  const key = part && isKey(part, line, state, at) ? part : undefined;
  const opened: Level[] = [...line.dashes.matchAll(/-/g)].map(({ index }) => ({
    column: line.indent.length + index,
    kind: 'list',
  }));
  if (key) opened.push({ column: line.column, kind: 'map' });
  if (opened.length > 0) mendPlaced(mending, state, at, opened, key);
  else mendLoose(mending, state, at, line);
  const suggestion = mending.text;
  for (const fault of mending.faults) if ('suggestion' in fault) fault.suggestion = suggestion;
  return mending;
}

/** A line with a dash or a key: its column, its colon, its value. */
function mendPlaced(
  mending: LineMending,
  state: State,
  at: number,
  opened: Level[],
  key: KeyPart | undefined,
): void {
  const column = opened[0]?.column ?? 0;
  const isItem = opened[0]?.kind === 'list';
  const shift = rightColumn(state.structure, column, isItem) - column;
  // A margin of tabs has the width that each editor gives it: the nearest level was meant, and it is said once.
  const hadOddMargin = mending.faults.some(({ rule }) =>
    /^yaml-(tabulation|espace-insecable)$/.test(rule),
  );
  if (shift !== 0 && !hadOddMargin) {
    const rule = isItem ? 'yaml-liste' : 'yaml-retrait';
    say(mending, rule, column, 'Cette ligne n’est pas alignée avec ses voisines.', {
      hint: `Décalez-la vers la ${shift > 0 ? 'droite' : 'gauche'} (${Math.abs(shift)} espace${Math.abs(shift) > 1 ? 's' : ''}).`,
    });
  }
  if (shift !== 0) mending.text = ' '.repeat(column + shift) + mending.text.slice(column);
  const placed = opened.map((level) => ({ ...level, column: level.column + shift }));
  place(state.structure, placed);
  if (key) mendColon(mending, placed.at(-1)?.column ?? 0, key);
  const line = takeApart(mending.text);
  const valueColumn = key ? mending.text.length - key.value.length : line.column;
  mendValue(mending, state, at, valueColumn, key?.key ?? '');
}

/** The value that stands at an offset of the line; several lines of it are passed over. */
function mendValue(mending: LineMending, state: State, at: number, offset: number, key: string) {
  const { structure, lines, anchors } = state;
  const text = trimEnd(mending.text.slice(offset));
  const parent = structure.levels.at(-1)?.column ?? -1;
  structure.waiting = text === '' || /^(#\s|&[\w-]+\s*$)/.test(text);
  structure.flowing = !structure.waiting && !/^["'[{|>]/.test(text);
  const last = lastLine(lines, at, text, parent);
  if (last > at || /^[|>][+-]?\d?[+-]?\s*$/.test(text)) {
    state.until = last;
    return;
  }
  const fault = valueFault({ text, key, anchors });
  if (!fault) {
    mending.text = mending.text.slice(0, offset) + text;
    return;
  }
  const unsure = fault.fixed === undefined || isContinued(lines, at, parent);
  const { hint, severity } = fault;
  say(mending, fault.rule, offset + fault.at, fault.message, {
    hint,
    unsure,
    ...(severity ? { severity } : {}),
  });
  if (!unsure) {
    mending.text = mending.text.slice(0, offset) + fault.fixed;
    structure.waiting = false;
    structure.flowing = false;
  }
}

/** A line with neither dash nor key: the rest of a text above, or a line that lost its key. */
function mendLoose(mending: LineMending, state: State, at: number, line: Line): void {
  const { structure } = state;
  const column = structure.levels.at(-1)?.column ?? -1;
  const isDeeper = line.indent.length > column;
  if (structure.waiting && isDeeper && structure.levels.length > 0) {
    mendValue(mending, state, at, line.column, '');
  } else if (!(structure.flowing && isDeeper)) {
    strayFault(mending, line, structure.flowing);
  }
}
