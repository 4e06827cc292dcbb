import type { Fault } from '../fault.ts';
import { mendDoubleDash, mendLongDash, mendNoDash } from './dashes.ts';
import { hangTexts } from './hanging.ts';
import { mendInvisible } from './invisible.ts';
import { isKey } from './is-key.ts';
import { type LineMending, mendColon, mendLead, say } from './lead.ts';
import { isBlank, isComment, type KeyPart, keyOf, takeApart } from './line.ts';
import { mendMarkedKey } from './marked-key.ts';
import type { State } from './mend-state.ts';
import { mendLoose, mendValue } from './mend-value.ts';
import { misaligned } from './misaligned.ts';
import { gatherCode } from './pasted-code.ts';
import { mendSeparator } from './separator.ts';
import { shiftedColumn } from './shifted.ts';
import { shiftedItem } from './shifted-item.ts';
import { mendDash, mendMissingSpace } from './spaces.ts';
import { type Level, nameKey, place, rightColumn, structureFrom } from './structure.ts';
import { mendTopDash } from './top-dash.ts';

/** Mended lines, as many as those given, and the faults with 1-based lines within them. */
interface Mended {
  lines: string[];
  faults: Fault[];
}

/** Looks at YAML line by line for the mistakes that people make, and mends each, so that the parser sees the rest. */
export function mendYaml(source: readonly string[]): Mended {
  const code = gatherCode(source);
  const { lines, faults: texts } = hangTexts(code.lines);
  const hanging = new Map([...texts, ...code.faults]);
  const state: State = {
    source,
    lines,
    hanging,
    structure: structureFrom(leftmost(lines)),
    anchors: new Set(
      lines.flatMap((line) => [...line.matchAll(/&([\w-]+)/g)].map((m) => m[1] ?? '')),
    ),
    until: -1,
    mended: new Map(),
  };
  const done = lines.map((text, at): Pick<LineMending, 'text' | 'faults' | 'isLost'> => {
    if (at <= state.until) {
      return { text: state.mended.get(at) ?? text, faults: hungFault(state, at) };
    }
    if (isBlank(text)) return { text: '', faults: hungFault(state, at) };
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

/** What was said of a line of a text that hung too far to the left. */
function hungFault({ hanging }: State, at: number): Fault[] {
  const fault = hanging.get(at);
  return fault ? [{ ...fault }] : [];
}

function mendLine(state: State, at: number): LineMending {
  const source = state.source[at] ?? '';
  const text = state.lines[at] ?? '';
  const faults = hungFault(state, at).map((fault) => ({ ...fault, suggestion: '' }));
  const mending: LineMending = { line: at + 1, text, source, faults };
  const near = { structure: state.structure, below: state.lines[at + 1] ?? '' };
  mendInvisible(mending);
  mendLead(mending);
  mendMarkedKey(mending);
  mendTopDash(mending, state);
  mendDash(mending, state.structure);
  mendLongDash(mending, near);
  mendDoubleDash(mending, near);
  mendMissingSpace(mending, state.structure);
  mendSeparator(mending, near);
  mendNoDash(mending, near);
  const line = takeApart(mending.text);
  const part = keyOf(line.content);
  const key = part && isKey(part, line, state, at) ? part : undefined;
  const opened: Level[] = [...line.dashes.matchAll(/-/g)].map(({ index }) => ({
    column: line.indent.length + index,
    kind: 'list',
  }));
  if (key) opened.push({ column: line.column, kind: 'map' });
  if (opened.length > 0) mendPlaced(mending, state, { opened, key });
  else mendLoose(mending, state, line);
  const suggestion = mending.paste ?? mending.text;
  for (const fault of mending.faults) if (fault.suggestion === '') fault.suggestion = suggestion;
  return mending;
}

/** A line with a dash or a key: its column, its colon, its value. */
function mendPlaced(
  mending: LineMending,
  state: State,
  { opened, key }: { opened: Level[]; key: KeyPart | undefined },
): void {
  const column = opened[0]?.column ?? 0;
  const isItem = opened[0]?.kind === 'list';
  const at = mending.line - 1;
  const meant = isItem
    ? shiftedItem(state, at, takeApart(mending.text))
    : shiftedColumn(state, at, { column, key });
  const shift = (meant ?? rightColumn(state.structure, column, isItem)) - column;
  // A margin of tabs has the width that each editor gives it: the nearest level was meant, and it is said once.
  const hadOddMargin = mending.faults.some(({ rule }) =>
    /^yaml-(tabulation|espace-insecable)$/.test(rule),
  );
  if (shift !== 0 && !hadOddMargin) {
    const rule = isItem ? 'yaml-liste' : 'yaml-retrait';
    say(mending, rule, column, misaligned(shift));
  }
  if (shift !== 0) mending.text = ' '.repeat(column + shift) + mending.text.slice(column);
  const placed = opened.map((level) => ({ ...level, column: level.column + shift }));
  place(state.structure, placed);
  nameKey(state.structure, key?.key);
  if (key) mendColon(mending, placed.at(-1)?.column ?? 0, key);
  const line = takeApart(mending.text);
  const valueColumn = key ? mending.text.length - key.value.length : line.column;
  mendValue(mending, state, { offset: valueColumn, key: key?.key ?? '' });
}
