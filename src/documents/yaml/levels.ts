import type { z } from 'zod';
import type { Diagnosis, LocatedDiagnosis } from '../../values/issue.ts';
import {
  closingQuote,
  indentOf,
  isBlank,
  isComment,
  type KeyPart,
  keyOf,
  type Line,
  parseLine,
  rowsBelow,
} from './line.ts';

/** A YAML text, not corrected; it starts on line `first` (1-based) of `file`. */
export interface YamlText {
  source: readonly string[];
  file: string;
  first: number;
  schema?: z.ZodType | undefined;
  /** True for a key of the site. */
  isKnownKey(word: string): boolean;
}

/** A map or list that the next line may continue: column (0-based) of its keys or dashes, and its last key (0 in a list). */
interface Level {
  column: number;
  kind: 'map' | 'list';
  key: string | 0;
}

/** The maps and lists that are open after the lines parsed so far, outermost first. */
export interface Structure {
  lines: readonly string[];
  levels: Level[];
  /** True while the last key or dash has no value, which may be on the next lines. */
  isWaiting: boolean;
}

export interface StructureLine {
  line: Line;
  key: KeyPart | undefined;
}

/** The column (0-based) where a line should start; undefined for a list item where no list is possible. */
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

/** Diagnosis of a line in a wrong column; `text` is the corrected line. */
export function misaligned({ levels }: Structure, column: number, text: string): LocatedDiagnosis {
  const right = indentOf(text);
  const spaces = Math.abs(right - column);
  const group = levels.findLast((level) => level.column < right)?.key;
  return {
    rule: parseLine(text).dashes === '' ? 'yaml-retrait' : 'yaml-liste',
    at: column,
    message:
      group && right > column
        ? `Cette ligne appartient à « ${group}: », mais elle n’est pas assez décalée.`
        : 'Cette ligne n’est pas alignée avec ses voisines.',
    hint: `Décalez-la vers la ${right > column ? 'droite' : 'gauche'} (${spaces} espace${spaces > 1 ? 's' : ''}).`,
    suggestion: text,
  };
}

/** For the first line under a key: two spaces right of the key, if another line under the key starts there; otherwise undefined. */
function alignWithGroup({ lines, levels }: Structure, { line, key }: StructureLine, at: number) {
  const parent = levels.at(-1)?.column ?? 0;
  const isItem = line.dashes !== '';
  if (!key || !isWhole(key.value) || line.indent.length === parent + 2) return undefined;
  const isOfGroup = (text: string) =>
    indentOf(text) > parent || isComment(text) || (isItem && parseLine(text).dashes !== '');
  const group = rowsBelow(lines, at, isOfGroup).map((row) => parseLine(lines[row] ?? ''));
  const isAligned = ({ indent, dashes, content }: Line) =>
    indent.length === parent + 2 &&
    (isItem ? dashes !== '' && keyOf(content)?.key === key.key : dashes === '' && keyOf(content));
  return (isItem ? group : group.slice(0, 1)).some(isAligned) ? parent + 2 : undefined;
}

/** For a key with a complete value above a line that is indented more: the column of that line, since it cannot belong to the key. */
function alignWithNext({ lines, levels }: Structure, { line, key }: StructureLine, at: number) {
  const text = lines.slice(at + 1).find((row) => !isBlank(row) && !isComment(row)) ?? '';
  const next = parseLine(text);
  if (!key || line.dashes !== '' || !isWhole(key.value) || !keyOf(next.content)) return undefined;
  if (next.indent.length <= line.column) return undefined;
  const isItem = next.dashes !== '';
  const open = levels.findIndex(
    ({ kind, column }) => kind === (isItem ? 'list' : 'map') && column === next.indent.length,
  );
  // If the next line is a list item, the key belongs to the item above.
  const level = open < 0 ? undefined : levels[isItem ? open + 1 : open];
  return level?.kind === 'map' ? level.column : undefined;
}

/** True for a value that ends on its line. */
const isWhole = (value: string) =>
  value !== '' && (/^["']/.test(value) ? closingQuote(value) > 0 : !/^[|>&[{#]/.test(value));

/** Adds the levels of a line (one for each dash, then one for its key), and removes the levels that the line closes. */
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

/** True if a line at `column` closes a level. A key also closes the list in the same column. */
const isClosed = (top: Level | undefined, column: number, isItem: boolean) =>
  top !== undefined &&
  (top.column > column || (top.column === column && top.kind === 'list' && !isItem));
