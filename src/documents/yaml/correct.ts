import { isProse, step } from '../../content/schema/schema-fields.ts';
import { isError, issueAt } from '../../values/issue.ts';
import { addDiagnosis, blankOut, correctValue, fieldOf, type Reader } from './correct-value.ts';
import { unreadable } from './errors.ts';
import {
  misaligned,
  openLevels,
  rightColumn,
  STRAY_ITEM,
  type StructureLine,
  type YamlText,
} from './levels.ts';
import {
  indentOf,
  isBlank,
  isComment,
  isText,
  type KeyPart,
  keyOf,
  type Line,
  parseLine,
  rowsBelow,
} from './line.ts';
import { LINE_RULES } from './line-rules.ts';

/**
 * Corrects common mistakes in YAML line by line, so that the parser can parse the rest. Lines that cannot be corrected
 * become empty, so the number of lines does not change.
 */
export function correctLines(yaml: YamlText) {
  const { source, file, first } = yaml;
  const content = source.filter((text) => !isBlank(text) && !isComment(text));
  const column = content.reduce((least, text) => Math.min(least, text.search(/[^ ]/)), 100);
  const lines = source.map((text) => (isBlank(text) ? '' : text));
  const reader: Reader = {
    ...yaml,
    lines,
    levels: [{ column, kind: 'map', key: '' }],
    isWaiting: false,
    found: [],
    next: 0,
  };
  for (const [at, text] of source.entries()) {
    if (at >= reader.next && !isBlank(text) && !isComment(text)) correctLine(reader, at);
  }
  const unsure = reader.found.filter((one) => isError(one) && one.suggestion === undefined);
  const issues = reader.found.map(({ row, at: column, suggestion, ...diagnosis }) => {
    // An error suggests the line with all its corrections; a warning, which may be no mistake, only its own correction.
    const line = isError(diagnosis) ? (lines[row] ?? '') : suggestion;
    const isOffered = suggestion !== undefined && !unsure.some((one) => one.row === row);
    const offer = isOffered && line !== undefined ? { suggestion: line } : {};
    return issueAt(file, { line: row + first, column }, { ...diagnosis, ...offer });
  });
  return { lines, issues };
}

function correctLine(reader: Reader, at: number): void {
  const { levels, isWaiting, lines, isKnownKey } = reader;
  const below = lines[at + 1] ?? '';
  // Under a key whose value is a text, a line that starts with a dash may be dialogue, so it is not read as a list item.
  const takesList = isKnownKey(String(levels.at(-1)?.key)) && !isProse(fieldOf(reader));
  const canBeItem = isWaiting ? takesList : levels.some(({ kind }) => kind === 'list');
  for (const rule of LINE_RULES) {
    const isWord = (word: string) => isKnownKey(word) || word[0] === '/';
    const isItem = isLostItem(reader, at);
    const found = rule(lines[at] ?? '', { canBeItem, isItem, below, isKey: isWord });
    if (!found) continue;
    addDiagnosis(reader, at, found);
    lines[at] = found.suggestion;
  }
  const line = parseLine(lines[at] ?? '');
  const part = keyOf(line.content);
  const key = part && isKey(part, line, { below, isKnownKey }) ? part : undefined;
  if (key || line.dashes !== '') correctStructure(reader, at, { line, key });
  else if (isWaiting && line.column > (levels.at(-1)?.column ?? 0)) {
    correctValue(reader, at, line.column);
  } else {
    const isUnread = (text: string) => isText(text, isKnownKey) && !keyOf(text.trimStart());
    const count = rowsBelow(lines, at, isUnread).length + 1;
    addDiagnosis(reader, at, { at: line.column, ...unreadable(lines, at, count) });
    // Under a single word (a key without its colon) or a lone bracket, the more indented lines are blanked with it.
    const hasBlock = /^[^\s=<>]+$/.test(line.content);
    const isLeftOut = (text: string) => isUnread(text) || (hasBlock && isUnder(text, line.column));
    blankOut(reader, [at, ...rowsBelow(lines, at, isLeftOut)]);
  }
}

/** True for a list item without its dash: a line in the column of the dashes that starts with an address, or with the first key of the item above. */
function isLostItem(reader: Reader, at: number): boolean {
  const { levels, lines } = reader;
  const { indent, dashes, content } = parseLine(lines[at] ?? '');
  const open = levels.findIndex(({ column }) => column === indent.length);
  if (dashes || levels[open]?.kind !== 'list') return false;
  const key = keyOf(content)?.key;
  if (!key) return content[0] === '/';
  const isItem = (row: string) => row.startsWith(`${indent}-`);
  const above = parseLine(lines.slice(0, at).findLast(isItem) ?? '');
  const first = keyOf(above.content)?.key;
  if (first) return first === key;
  return step(fieldOf({ ...reader, levels: levels.slice(0, open + 1) }), key) !== undefined;
}

/** True if a line belongs to a line above that starts at `column`: it is indented more, or is a list item in that column. */
const isUnder = (text: string, column: number) =>
  indentOf(text) > column || (indentOf(text) === column && parseLine(text).dashes !== '');

/** True if the words before a colon are a key, and not the start of a French sentence. */
function isKey(
  part: KeyPart,
  line: Line,
  { below, isKnownKey }: { below: string } & Pick<YamlText, 'isKnownKey'>,
): boolean {
  // `- Objectif : informer` is a sentence, because keys start with a small letter.
  const isSentence = line.dashes !== '' && part.gap !== '' && /^\p{Lu}/u.test(part.key);
  if (line.dashes === '' || (isKnownKey(part.key) && !isSentence)) return true;
  if (part.gap === '' && !/\s/.test(part.key)) return true;
  const next = parseLine(below);
  return next.dashes === '' && next.column === line.column && keyOf(next.content) !== undefined;
}

/** Corrects the column and value of a line with a dash or a key. */
function correctStructure(reader: Reader, at: number, parts: StructureLine): void {
  const { line, key } = parts;
  const column = line.indent.length;
  const right = rightColumn(reader, parts, at);
  if (right === undefined) {
    addDiagnosis(reader, at, { at: column, ...STRAY_ITEM });
    blankOut(reader, [at, ...rowsBelow(reader.lines, at, (text) => isUnder(text, column))]);
    return;
  }
  if (right !== column) {
    const moved = ' '.repeat(right) + (reader.lines[at] ?? '').slice(column);
    addDiagnosis(reader, at, misaligned(reader, column, moved));
    reader.lines[at] = moved;
  }
  openLevels(reader, parts, right);
  correctValue(reader, at, (reader.lines[at] ?? '').length - (key?.value ?? line.content).length);
}
