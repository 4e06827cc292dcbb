import { doubtful, type Fault } from '../fault.ts';
import { type Line, placeOfLine } from './lines-of.ts';
import { itemOf } from './lost-items.ts';

/** Lines that follow one another, each with tabs between its words: a table pasted from a spreadsheet. */
export function tabbedLines(lines: readonly Line[]): Fault[] {
  const first = lines.findIndex((line, at) => isTabbed(line) && isTabbed(lines[at + 1]));
  const head = lines[first];
  if (!head) return [];
  const after = lines.findIndex((line, at) => at > first && !isTabbed(line));
  const rows = lines.slice(first, after < 0 ? undefined : after).map(({ source }) =>
    source
      .trim()
      .split('\t')
      .map((cell) => cell.trim()),
  );
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return [
    doubtful(placeOfLine(head), {
      rule: 'tableau',
      message: `Ces ${rows.length} lignes ressemblent à un tableau, mais elles seraient montrées à la suite, en un seul paragraphe.`,
      hint: 'Dans un tableau, des barres verticales séparent les cellules, et une ligne de tirets suit les titres.',
      ...(width < 10 && rows.length < 30 ? { suggestion: asTable(rows, width) } : {}),
    }),
  ];
}

/** A tab after the mark of an item only sets its text apart. */
const isTabbed = (line: Line | undefined) =>
  line !== undefined && /\S\t+\S/.test(line.source) && !itemOf(line);

function asTable([head = [], ...rows]: readonly string[][], width: number): string {
  const row = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => (cells[at] ?? '').replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), `|${'---|'.repeat(width)}`, ...rows.map(row)].join('\n');
}
