import type { z } from 'zod';
import type { Diagnosis, LocatedDiagnosis } from '../../issue.ts';
import {
  closingQuote,
  indentOf,
  isBlank,
  isComment,
  type KeyPart,
  keyOf,
  type Line,
  rowsBelow,
  takeApart,
} from './line.ts';

/** A YAML text as written, from line `first` (1-based) of a file. */
export interface YamlText {
  source: readonly string[];
  file: string;
  first: number;
  schema?: z.ZodType | undefined;
  /** Whether a word is a key of the site. */
  isKnownKey(word: string): boolean;
}

/** An open map or list: column (0-based) of its keys or dashes, and its last key; 0 for any item. */
interface Level {
  column: number;
  kind: 'map' | 'list';
  key: string | 0;
}

/** Open levels after the lines so far. */
export interface Structure {
  lines: readonly string[];
  levels: Level[];
  /** Whether the last key or dash has no value yet. */
  isWaiting: boolean;
}

export interface StructureLine {
  line: Line;
  key: KeyPart | undefined;
}

/** The right column (0-based) of a line; undefined for an item where no list is possible. */
export function rightColumn(
  structure: Structure,
  parts: StructureLine,
  at: number,
): number | undefined {
  const { levels, isWaiting } = structure;
  const kind = parts.line.dashes === '' ? 'map' : 'list';
  const column = parts.line.indent.length;
  const found = (isWaiting ? alignWithGroup : alignWithNext)(structure, parts, at);
  if (found !== undefined) return found;
  const top = levels.at(-1)?.column ?? 0;
  const isOpen = levels.some((level) => level.column === column && level.kind === kind);
  // A list may be in the same column as its key.
  const isFirst = isWaiting && column >= top + (kind === 'list' ? 0 : 1);
  if (isOpen || isFirst) return column;
  const [nearest] = levels
    .filter((level) => level.kind === kind)
    .sort(
      (a, b) => Math.abs(a.column - column) - Math.abs(b.column - column) || b.column - a.column,
    );
  return nearest?.column;
}

export const STRAY_ITEM: Diagnosis = {
  rule: 'yaml-liste',
  message: 'Ce tiret commence une liste, mais aucune clé ne l’annonce au-dessus.',
  hint: 'Écrivez au-dessus la clé de la liste, seule sur sa ligne et suivie d’un deux-points, ou effacez le tiret.',
};

/** A line in a wrong column; `text` is the corrected line. */
export function misaligned({ levels }: Structure, column: number, text: string): LocatedDiagnosis {
  const right = indentOf(text);
  const spaces = Math.abs(right - column);
  const group = levels.findLast((level) => level.column < right)?.key;
  return {
    rule: takeApart(text).dashes === '' ? 'yaml-retrait' : 'yaml-liste',
    at: column,
    message:
      group && right > column
        ? `Cette ligne appartient à « ${group}: », mais elle n’est pas assez décalée.`
        : 'Cette ligne n’est pas alignée avec ses voisines.',
    hint: `Décalez-la vers la ${right > column ? 'droite' : 'gauche'} (${spaces} espace${spaces > 1 ? 's' : ''}).`,
    suggestion: text,
  };
}

/** The first line under a key belongs two spaces right of it if another line of its group is there. */
function alignWithGroup({ lines, levels }: Structure, { line, key }: StructureLine, at: number) {
  const parent = levels.at(-1)?.column ?? 0;
  const isItem = line.dashes !== '';
  if (!key || !isWhole(key.value) || line.indent.length === parent + 2) return undefined;
  const isOfGroup = (text: string) =>
    indentOf(text) > parent || isComment(text) || (isItem && takeApart(text).dashes !== '');
  const group = rowsBelow(lines, at, isOfGroup).map((row) => takeApart(lines[row] ?? ''));
  const isAligned = ({ indent, dashes, content }: Line) =>
    indent.length === parent + 2 &&
    (isItem ? dashes !== '' && keyOf(content)?.key === key.key : dashes === '' && keyOf(content));
  return (isItem ? group : group.slice(0, 1)).some(isAligned) ? parent + 2 : undefined;
}

/** A key with a complete value has no lines below it: it is aligned with the next line. */
function alignWithNext({ lines, levels }: Structure, { line, key }: StructureLine, at: number) {
  const text = lines.slice(at + 1).find((row) => !isBlank(row) && !isComment(row)) ?? '';
  const next = takeApart(text);
  if (!key || line.dashes !== '' || !isWhole(key.value) || !keyOf(next.content)) return undefined;
  if (next.indent.length <= line.column) return undefined;
  const isItem = next.dashes !== '';
  const open = levels.findIndex(
    ({ kind, column }) => kind === (isItem ? 'list' : 'map') && column === next.indent.length,
  );
  // A key above the next dash belongs to the item before it.
  const level = open < 0 ? undefined : levels[isItem ? open + 1 : open];
  return level?.kind === 'map' ? level.column : undefined;
}

/** Whether a value ends on its line. */
const isWhole = (value: string) =>
  value !== '' && (/^["']/.test(value) ? closingQuote(value) > 0 : !/^[|>&[{#]/.test(value));

/** Opens the levels of a line: its dashes, then its key. */
export function openLevels(
  { levels }: Structure,
  { line, key }: StructureLine,
  column: number,
): void {
  const opened: Level[] = [...line.dashes.matchAll(/-/g)].map(({ index }) => ({
    column: column + index,
    kind: 'list',
    key: 0,
  }));
  if (key) opened.push({ column: column + line.dashes.length, kind: 'map', key: key.key });
  while (levels.length > 0 && isClosed(levels.at(-1), column, line.dashes !== '')) levels.pop();
  for (const level of opened) {
    const top = levels.at(-1);
    if (top?.column === level.column && top.kind === level.kind) levels.pop();
    levels.push(level);
  }
}

/** Whether a line closes a level; a key closes the list in its column. */
const isClosed = (top: Level | undefined, column: number, isItem: boolean) =>
  top !== undefined &&
  (top.column > column || (top.column === column && top.kind === 'list' && !isItem));
