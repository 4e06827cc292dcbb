import { doubtful, type Fault, wrong } from '../fault.ts';
import type { Context } from './context.ts';
import { type ProseLine, placeIn } from './prose-lines.ts';
import { itemOf } from './unparsed-lists.ts';

const ROW = /^\|.*\|\s*$/;
const DASHES = /^[|:\s\u2010-\u2015_=-]+$/;

/** The row of dashes of a table. */
const dashes = (count: number) => `|${'---|'.repeat(count)}`;

/** Lines of a paragraph that were meant as a table. */
export function unparsedTables(lines: readonly ProseLine[], context: Context): Fault[] {
  const [first] = lines;
  if (first && isCutOff(first, lines[1], context)) {
    return [
      wrong(placeIn(first), {
        rule: 'tableau',
        message:
          'Une ligne vide coupe ce tableau en deux : la suite serait montrée comme du texte, avec ses barres.',
        hint: 'Effacez la ligne vide au-dessus de cette ligne.',
      }),
    ];
  }
  return [...withoutDashes(lines), ...tabbed(lines)];
}

/** Whether a row stands under a table with a blank line between: without dashes below it, it begins no other table. */
function isCutOff(first: ProseLine, second: ProseLine | undefined, { lines }: Context): boolean {
  const at = (line: number) => (lines[line - 1] ?? '').replace(/^[\s>]+/, '').trimEnd();
  if (!ROW.test(first.source) || DASHES.test(second?.source ?? '')) return false;
  if (at(first.line - 1) !== '' || !ROW.test(at(first.line - 2))) return false;
  let top = first.line - 2;
  while (at(top - 1) !== '') top--;
  // The same headings once more begin another table, for want of its row of dashes.
  return at(top) !== first.source.trimEnd();
}

/** Rows without a right row of dashes under the headings. */
function withoutDashes(lines: readonly ProseLine[]): Fault[] {
  const at = lines.findIndex(
    ({ source }, index) => ROW.test(source) && ROW.test(lines[index + 1]?.source ?? ''),
  );
  const [header, next] = [lines[at], lines[at + 1]];
  if (!header || !next) return [];
  const count = (header.source.match(/(?<!\\)\|/g)?.length ?? 2) - 1;
  const hasDashes = DASHES.test(next.source);
  return [
    wrong(placeIn(hasDashes ? next : header), {
      rule: 'tableau',
      message: hasDashes
        ? 'Cette ligne de tirets ne convient pas : le tableau serait montré comme du texte, avec ses barres.'
        : 'La ligne de tirets manque sous les titres : ce tableau serait montré comme du texte, avec ses barres.',
      hint: 'Sous la ligne des titres, il faut une ligne de tirets : « --- » pour chaque colonne, entre deux barres.',
      suggestion: hasDashes ? dashes(count) : `${header.source.trimEnd()}\n${dashes(count)}`,
    }),
  ];
}

/** Lines that follow one another with tabs between their words: a table pasted from a spreadsheet. */
function tabbed(lines: readonly ProseLine[]): Fault[] {
  const first = lines.findIndex((line, at) => isTabbed(line) && isTabbed(lines[at + 1]));
  const header = lines[first];
  if (!header) return [];
  const after = lines.findIndex((line, at) => at > first && !isTabbed(line));
  const rows = lines
    .slice(first, after < 0 ? undefined : after)
    .map(({ source }) => source.trim().split('\t').map(cell));
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return [
    doubtful(placeIn(header), {
      rule: 'tableau',
      message: `Ces ${rows.length} lignes ressemblent à un tableau, mais elles seraient montrées à la suite, en un seul paragraphe.`,
      hint: 'Dans un tableau, des barres verticales séparent les cellules, et une ligne de tirets suit les titres.',
      ...(width < 10 && rows.length < 30 ? { suggestion: asTable(rows, width) } : {}),
    }),
  ];
}

/** A tab after the mark of an item only sets its text apart. */
const isTabbed = (line: ProseLine | undefined) =>
  line !== undefined && /\S\t+\S/.test(line.source) && !itemOf(line);

const cell = (text: string) => text.trim().replaceAll('|', '\\|');

function asTable([header = [], ...rows]: readonly string[][], width: number): string {
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`;
  return [row(header), dashes(width), ...rows.map(row)].join('\n');
}
