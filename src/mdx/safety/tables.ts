import type { Table, TableRow } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { doubtful, type Fault, placeOf, short, wrong } from '../fault.ts';
import { type Context, sourceOf } from './context.ts';

/** Rows of a table that the page would cut, or that were not meant as rows. */
export function tableFaults({ children: rows }: Table, context: Context): Fault[] {
  const width = rows[0]?.children.length ?? 0;
  return rows.flatMap((row, index) => {
    const left = row.children
      .slice(width)
      .map((cell) => textOf(cell))
      .filter((text) => text.trim() !== '');
    if (left.length > 0) return [tooLong(row, width, left)];
    return index > 0 && width > 1 ? sentence(row, context) : [];
  });
}

const tooLong = (row: TableRow, width: number, left: readonly string[]): Fault =>
  wrong(placeOf(row), {
    rule: 'tableau',
    message: `Cette ligne compte ${row.children.length} cellules, et la ligne des titres ${width} : « ${short(left.join(' | '), 40)} » ne serait pas montré.`,
    hint: 'Donnez un titre à chaque colonne et ajoutez « ---| » à la ligne de tirets, ou réunissez deux cellules.',
  });

/** A row without a bar is a sentence that touches the table. */
function sentence(row: TableRow, context: Context): Fault[] {
  const source = sourceOf(row, context) ?? '';
  if (source.includes('|') || !/\S\s+\S/.test(source)) return [];
  return [
    doubtful(placeOf(row), {
      rule: 'tableau',
      message: `Cette ligne touche le tableau : « ${short(source, 40)} » serait montré dans la première colonne.`,
      hint: 'Laissez une ligne vide entre le tableau et le texte qui le suit.',
    }),
  ];
}
