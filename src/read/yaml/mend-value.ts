import type { BracketOpening } from './bracket-rows.ts';
import { sayColonBelow } from './colon-below.ts';
import { type LineMending, say } from './lead.ts';
import { type Line, trimEnd } from './line.ts';
import type { State } from './mend-state.ts';
import { openBracket } from './open-bracket.ts';
import { isProseKey } from './plain-value.ts';
import { isContinued, lastLine } from './spans.ts';
import { strayFault } from './stray.ts';
import { sayTextBlock, textBlock } from './text-block.ts';
import { valueFault } from './value.ts';
import { writtenColumn } from './written-column.ts';

const COLON = 'yaml-deux-points';

/** The value that stands at an offset of the line; several lines of it are passed over. */
export function mendValue(
  mending: LineMending,
  state: State,
  { offset, key }: { offset: number; key: string },
): void {
  const at = mending.line - 1;
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
  if (mendBracket(mending, state, { offset, key, text, column: parent })) return;
  const fault = valueFault({ text, key, anchors });
  const isBeside = mending.text.slice(0, offset).trim() !== '' && (key === '' || isProseKey(key));
  const isText = structure.flowing && isBeside && (fault?.rule ?? COLON) === COLON;
  const block = isText ? textBlock(lines, at, { text, column: parent }) : undefined;
  if (block) {
    sayTextBlock(mending, block, { offset, key });
    for (const [row, line] of block.below) state.mended.set(row, line);
    state.until = Math.max(...block.below.keys());
    structure.flowing = false;
    return;
  }
  const isDoubt = fault?.severity === 'warning' && fault.fixed !== undefined;
  if (!fault || (isDoubt && isContinued(lines, at, parent))) {
    mending.text = mending.text.slice(0, offset) + text;
    return;
  }
  const unsure = fault.fixed === undefined || isContinued(lines, at, parent);
  const { hint, severity } = fault;
  say(mending, fault.rule, offset + fault.at, {
    message: fault.message,
    hint,
    unsure,
    ...(severity ? { severity } : {}),
  });
  if (isDoubt) {
    // A warning changes nothing of what the page says.
    const own = mending.faults.at(-1);
    if (own) own.suggestion = mending.text.slice(0, offset) + fault.fixed;
  } else if (!unsure) {
    mending.text = mending.text.slice(0, offset) + fault.fixed;
    structure.waiting = false;
    structure.flowing = false;
  }
}

/** A bracket over several lines that none closes: told once, and its lines are passed over. */
function mendBracket(
  mending: LineMending,
  state: State,
  { offset, ...opening }: BracketOpening & { offset: number },
): boolean {
  const start = mending.line - 1;
  const open = openBracket(state.lines, start, opening);
  if (!open) return false;
  const { row, at, said, first, below } = open;
  const written = state.source[row] ?? '';
  const [line, sign] = row === start ? [mending.text, offset + at] : [state.lines[row] ?? '', at];
  const column = writtenColumn(written, line, sign + 1);
  mending.faults.push({ rule: 'yaml-guillemet', line: row + 1, column, ...said });
  mending.text = trimEnd(mending.text.slice(0, offset) + first);
  for (const [number, text] of below) state.mended.set(number, text);
  state.until = Math.max(start, ...below.keys());
  state.structure.waiting = /^(#|$)/.test(first);
  return true;
}

/** A line with neither dash nor key: the rest of a text above, or a line that lost its key. */
export function mendLoose(mending: LineMending, state: State, line: Line): void {
  const { structure } = state;
  const column = structure.levels.at(-1)?.column ?? -1;
  const isDeeper = line.indent.length > column;
  if (structure.waiting && isDeeper && structure.levels.length > 0) {
    mendValue(mending, state, { offset: line.column, key: '' });
  } else if (!(structure.flowing && isDeeper)) {
    strayFault(mending, line, structure.flowing);
  } else {
    sayColonBelow(mending, line);
  }
}
