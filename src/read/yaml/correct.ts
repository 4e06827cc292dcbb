import { isError } from '../../content/issue.ts';
import { isKnownKey } from '../../content/known-keys.ts';
import { correctValue } from './correct-value.ts';
import { type Placed, place, rightColumn } from './levels.ts';
import { isBlank, isComment, type KeyPart, keyOf, type Line, takeApart } from './line.ts';
import { LINE_RULES } from './line-rules.ts';
import { blank, type Reader, type Said, say, takesText } from './reader.ts';
import { indentOf, isUnread, rowsWhile } from './rows.ts';

/**
 * Looks for the mistakes that editors make, line by line, and corrects each where it is sure: the parser then
 * sees the rest. Gives as many lines as it is given, those that cannot be read blank.
 */
export function correctLines(source: readonly string[]): Pick<Reader, 'lines' | 'faults'> {
  const first = source.find((text) => !isBlank(text) && !isComment(text)) ?? '';
  const reader: Reader = {
    source,
    lines: [...source],
    faults: [],
    levels: [{ column: leftmost(source), kind: 'map' }],
    waiting: takeApart(first).dashes !== '',
    last: '',
    next: 0,
  };
  for (const [at, text] of source.entries()) {
    if (at < reader.next || isComment(text)) continue;
    if (isBlank(text)) reader.lines[at] = '';
    else correctLine(reader, at);
  }
  return reader;
}

/** The column of the leftmost key; a line with a tab says nothing of columns. */
function leftmost(lines: readonly string[]): number {
  const first = takeApart(lines.find((text) => !isBlank(text) && !isComment(text)) ?? '');
  if (first.dashes !== '') return first.indent.length;
  const columns = lines.flatMap((text) => {
    const { indent, dashes, content, column } = takeApart(text);
    return isComment(text) || indent.includes('\t') || dashes !== '' || !keyOf(content)
      ? []
      : [column];
  });
  return columns.reduce((least, column) => Math.min(least, column), columns[0] ?? 0);
}

function correctLine(reader: Reader, at: number): void {
  const told = reader.faults.length;
  for (const rule of LINE_RULES) {
    const { levels, waiting, last } = reader;
    const isInList = levels.some(({ kind }) => kind === 'list');
    const near = {
      isInList,
      isWaiting: waiting,
      isText: takesText(last),
      below: reader.lines[at + 1] ?? '',
    };
    const found = rule(reader.lines[at] ?? '', near);
    if (!found) continue;
    say(reader, at, { ...found, isSure: true });
    reader.lines[at] = found.text;
  }
  const line = takeApart(reader.lines[at] ?? '');
  const part = keyOf(line.content);
  const key = part && isKey(part, line, reader.lines[at + 1] ?? '') ? part : undefined;
  if (key || line.dashes !== '') correctPlaced(reader, at, { line, key });
  else if (reader.waiting && line.column > (reader.levels.at(-1)?.column ?? 0)) {
    correctValue(reader, at, { offset: line.column, key: reader.last });
  } else sayUnread(reader, at, line);
  const own = reader.faults.slice(told);
  const isLost = own.some((fault) => isError(fault) && fault.suggestion === undefined);
  for (const fault of own) {
    if (fault.suggestion !== '') continue;
    if (isLost) delete fault.suggestion;
    else fault.suggestion = reader.lines[fault.line - 1] ?? '';
  }
}

/** Whether the words before a colon are a key, and not the beginning of a French sentence. */
function isKey(part: KeyPart, line: Line, below: string): boolean {
  // Keys begin with a small letter; "- Objectif : informer" is a sentence of a list.
  const isSentence = line.dashes !== '' && part.gap !== '' && /^\p{Lu}/u.test(part.key);
  if (line.dashes === '' || (isKnownKey(part.key) && !isSentence)) return true;
  if (part.gap === '' && !/\s/.test(part.key)) return true;
  const next = takeApart(below);
  return next.dashes === '' && next.column === line.column && keyOf(next.content) !== undefined;
}

/** A line with a dash or a key: its column, then its value. */
function correctPlaced(reader: Reader, at: number, placed: Placed): void {
  const { line, key } = placed;
  const column = line.indent.length;
  const right = rightColumn(reader, placed, at);
  if (right === undefined) {
    sayStrayItem(reader, at, column);
    return;
  }
  if (right !== column) {
    const isToldOfMargin = reader.faults.some(
      ({ rule, line }) => line === at + 1 && /^yaml-(tabulation|espace-insecable)$/.test(rule),
    );
    // A margin of tabs has the width that each editor gives it.
    if (!isToldOfMargin) say(reader, at, misaligned(column, right, line.dashes !== ''));
    reader.lines[at] = ' '.repeat(right) + (reader.lines[at] ?? '').slice(column);
  }
  place(reader, placed, right);
  const offset = (reader.lines[at] ?? '').length - (key ? key.value : line.content).length;
  correctValue(reader, at, { offset, key: key?.key ?? '' });
}

function misaligned(column: number, right: number, isItem: boolean): Said {
  const spaces = Math.abs(right - column);
  return {
    rule: isItem ? 'yaml-liste' : 'yaml-retrait',
    at: column,
    message: 'Cette ligne n’est pas alignée avec ses voisines.',
    hint: `Décalez-la vers la ${right > column ? 'droite' : 'gauche'} (${spaces} espace${spaces > 1 ? 's' : ''}).`,
    isSure: true,
  };
}

/** An item where no key announces a list: it is told once, with the lines of its list. */
function sayStrayItem(reader: Reader, at: number, column: number): void {
  const isOfList = (text: string) =>
    indentOf(text) > column || (indentOf(text) === column && takeApart(text).dashes !== '');
  say(reader, at, {
    rule: 'yaml-liste',
    at: column,
    message: 'Ce tiret commence une liste, mais aucune clé ne l’annonce au-dessus.',
    hint: 'Écrivez au-dessus la clé de la liste, seule sur sa ligne et suivie d’un deux-points, ou effacez le tiret.',
  });
  blank(reader, [at, ...rowsWhile(reader.lines, at, isOfList)]);
}

/** A line of which nothing can be made, with those below that cannot be read either. */
function sayUnread(reader: Reader, at: number, { column, content }: Line): void {
  const more = rowsWhile(reader.lines, at, isUnread);
  const isBelow = (text: string) =>
    isUnread(text) ||
    indentOf(text) > column ||
    (indentOf(text) === column && takeApart(text).dashes !== '');
  const example = reader.lines.slice(0, at).findLast((text) => /^[\w/-]+: [^|>]/.test(text));
  const isJson = /^[{}[\]],?$/.test(content);
  say(reader, at, {
    rule: 'yaml',
    at: column,
    message:
      more.length === 0
        ? 'Cette ligne ne peut pas être lue : elle n’a pas la forme « clé: valeur ».'
        : `Cette ligne et ${more.length > 1 ? `les ${more.length} suivantes` : 'la suivante'} ne peuvent pas être lues : elles n’ont pas la forme « clé: valeur ».`,
    hint: isJson
      ? 'Effacez les accolades et les crochets seuls sur leur ligne : ici, chaque clé a sa ligne, sans virgule à la fin.'
      : `Si elle continue le texte du dessus, écrivez-la à la suite de ce texte, sur la même ligne ; sinon, donnez-lui une clé, un deux-points et une espace, comme « ${example?.slice(0, 60) ?? 'title: "…"'} ».`,
  });
  blank(reader, [at, ...rowsWhile(reader.lines, at, isBelow)]);
}
