import type { Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { doubtful, type Fault, placeOf, short, wrong } from '../fault.ts';
import { type Context, sourceOf } from './context.ts';
import { type Line, placeOfLine } from './lines-of.ts';

/** A small word and a number of columns, elided where it must be: « que 2 colonnes », « qu’une seule colonne ». */
const columns = (word: 'de' | 'que', count: number) =>
  count > 1 ? `${word} ${count} colonnes` : `${word.slice(0, -1)}’une seule colonne`;

const dashes = (count: number) => `|${'---|'.repeat(count)}`;

/** Rows of a table that hold more cells than its headings, which the page leaves out, or that were not meant as such rows. */
export function tableFaults(table: Table, context: Context): Fault[] {
  const [head] = table.children;
  const width = head?.children.length ?? 0;
  return table.children.flatMap((row, index) => {
    const cut = cutCode(sourceOf(row, context) ?? '');
    if (cut !== undefined) return [cutFault(row, cut)];
    const left = row.children
      .slice(width)
      .map((cell) => textOf(cell))
      .filter((text) => text.trim() !== '');
    if (left.length > 0 && head) return [longFault(row, left, { head, context })];
    return index > 0 && width > 1 ? lonelyCell(row, width, context) : [];
  });
}

/** A row of one cell that looks like a sentence under the table, or like two cells without their bar. */
function lonelyCell(row: TableRow, width: number, context: Context): Fault[] {
  const [cell, ...others] = row.children;
  const text = cell ? textOf(cell).trim() : '';
  if (!cell || others.length > 0 || !/\s/.test(text)) return [];
  const source = sourceOf(row, context) ?? '';
  if (!source.includes('|')) {
    return [
      doubtful(placeOf(row), {
        rule: 'tableau',
        message: `Cette ligne touche le tableau : « ${short(text, 40)} » serait montré dans la première colonne.`,
        hint: 'Laissez une ligne vide entre le tableau et le texte qui le suit.',
      }),
    ];
  }
  // A title between two groups of rows.
  if (cell.children.length === 1 && cell.children[0]?.type === 'strong') return [];
  return [
    doubtful(placeOf(row), {
      rule: 'tableau',
      message: `Cette ligne n’a qu’une cellule, alors que le tableau compte ${width} colonnes : « ${short(text, 40)} ».`,
      hint: 'Séparez ses cellules par une barre verticale ; si les autres sont vides exprès, ajoutez leurs barres. Exemple : | Total | |',
    }),
  ];
}

/** A row with a bar inside `code`: there too it would part two cells. */
function cutCode(source: string): string | undefined {
  if (!source.includes('`')) return undefined;
  const mended = source.replace(/`[^`\n]+`/g, (code) =>
    code.replace(/(?<=[^\s\\|`])\|(?=[^\s|`])/g, '\\|'),
  );
  return mended === source ? undefined : mended;
}

const cutFault = (row: TableRow, mended: string): Fault =>
  wrong(placeOf(row), {
    rule: 'tableau',
    message: 'Dans cette ligne, une barre verticale entre accents graves coupe la cellule en deux.',
    hint: 'Dans un tableau, écrivez « \\| » pour montrer une barre verticale.',
    suggestion: mended,
  });

function longFault(
  row: TableRow,
  left: readonly string[],
  { head, context }: { head: TableRow; context: Context },
): Fault {
  const width = head.children.length;
  const count = row.children.length;
  const titles = sourceOf(head, context)?.trim().replace(/^\|/, '').replace(/\|$/, '');
  const more = count - width;
  return wrong(placeOf(row), {
    rule: 'tableau',
    message: `Cette ligne compte ${count} cellules, mais le tableau n’a ${columns('que', width)} : « ${short(left.join(' | '), 40)} » ne serait pas montré.`,
    hint: 'Donnez un titre à chaque colonne et ajoutez « ---| » à la ligne de tirets, ou réunissez deux cellules.',
    ...(titles && more < 10
      ? { suggestion: `|${titles}|${' Autre titre |'.repeat(more)}\n${dashes(count)}` }
      : {}),
  });
}

const ROW = /^\|.*\|\s*$/;
const DASHES = /^[|:\s\u2010-\u2015_=-]+$/;

/** Lines of a paragraph that were meant as a table, for want of a right row of dashes under the headings. */
export function rowsAsText(lines: readonly Line[], context: Context): Fault[] {
  const cutOff = rowAfterGap(lines, context);
  if (cutOff) return [cutOff];
  const at = lines.findIndex(
    ({ source }, index) => ROW.test(source) && ROW.test(lines[index + 1]?.source ?? ''),
  );
  const [head, next] = [lines[at], lines[at + 1]];
  if (!head || !next) return [];
  const count = (head.source.trimEnd().match(/(?<!\\)\|/g)?.length ?? 2) - 1;
  const isTried = DASHES.test(next.source);
  const place = isTried ? next : head;
  return [
    wrong(
      { line: place.line, column: place.from + 1 },
      {
        rule: 'tableau',
        message: isTried
          ? `Cette ligne de tirets ne convient pas à un tableau ${columns('de', count)} : le tableau serait montré comme du texte, avec ses barres.`
          : 'La ligne de tirets manque sous les titres : ce tableau serait montré comme du texte, avec ses barres.',
        hint: isTried
          ? 'Remplacez-la : trois traits d’union « --- » pour chaque colonne, entre deux barres.'
          : 'Sous la ligne des titres, ajoutez une ligne de tirets : « --- » pour chaque colonne, entre deux barres.',
        suggestion: isTried ? dashes(count) : `${head.source.trimEnd()}\n${dashes(count)}`,
      },
    ),
  ];
}

/** A row under a table, with a blank line between: it was to go on. */
function rowAfterGap([first, second]: readonly Line[], { lines }: Context): Fault | undefined {
  // With a row of dashes below it, it is meant to be the headings of another table.
  if (!first || !ROW.test(first.source) || DASHES.test(second?.source ?? '')) return undefined;
  const [gap = '', above = ''] = [lines[first.line - 2], lines[first.line - 3]];
  const row = above.replace(/^[\s>]+/, '').trimEnd();
  if (/[^\s>]/.test(gap) || !ROW.test(row)) return undefined;
  let top = first.line - 3;
  while (/[^\s>]/.test(lines[top - 1] ?? '')) top--;
  // The same headings once more begin another table, for want of its row of dashes.
  if ((lines[top] ?? '').replace(/^[\s>]+/, '').trimEnd() === first.source.trimEnd())
    return undefined;
  return wrong(placeOfLine(first), {
    rule: 'tableau',
    message:
      'Une ligne vide coupe ce tableau en deux : la suite serait montrée comme du texte, avec ses barres.',
    hint: 'Effacez la ligne vide au-dessus de cette ligne.',
    suggestion: `${row}\n${first.source.trimEnd()}`,
  });
}
