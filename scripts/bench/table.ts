/** What a column counts; bytes are shown as KB (1024). */
export type Unit = 'bytes' | 'count' | 'ms' | 's' | 'MB' | 'ratio' | 'shift';

export interface Column {
  name: string;
  unit: Unit;
}

export interface Row {
  name: string;
  /** One a column; undefined where there is nothing to measure. */
  values: readonly (number | undefined)[];
}

/** One table of the bench, of plain numbers. */
export interface Table {
  /** Names its figures from run to run. */
  id: string;
  title: string;
  /** How it was measured. */
  note: string;
  /** What the rows are. */
  rowName: string;
  columns: readonly Column[];
  rows: readonly Row[];
}

const SHOWN: Record<Unit, { suffix: string; show: (value: number) => string }> = {
  bytes: { suffix: ' KB', show: (value) => (value / 1024).toFixed(1) },
  count: { suffix: '', show: (value) => String(value) },
  ms: { suffix: ' ms', show: (value) => value.toFixed(0) },
  s: { suffix: ' s', show: (value) => value.toFixed(2) },
  MB: { suffix: ' MB', show: (value) => value.toFixed(0) },
  ratio: { suffix: '', show: (value) => value.toFixed(2) },
  shift: { suffix: '', show: (value) => value.toFixed(3) },
};

/** A number as the tables show it, without its unit; a dash where there is none. */
const showValue = (value: number | undefined, unit: Unit): string =>
  value === undefined || Number.isNaN(value) ? '–' : SHOWN[unit].show(value);

/** A number with its unit, as it stands in a sentence. */
export const showWithUnit = (value: number, unit: Unit): string =>
  showValue(value, unit) + SHOWN[unit].suffix;

/** A table as aligned Markdown, with its title above and its note below. */
export function printTable({ title, note, rowName, columns, rows }: Table): string {
  const head = [rowName, ...columns.map(({ name, unit }) => name + unitOf(unit))];
  const body = rows.map((row) => [
    row.name,
    ...columns.map(({ unit }, index) => showValue(row.values[index], unit)),
  ]);
  return `### ${title}\n\n${printCells([head, ...body])}\n\n${note}\n`;
}

/** Rows of texts as Markdown: the first row is the head, the first column stands left, the rest right. */
export function printCells(cells: readonly (readonly string[])[]): string {
  const [head = [], ...body] = cells;
  const widths = head.map((_, index) =>
    Math.max(3, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, index) => pad(row[index] ?? '', width, index)).join(' | ')} |`;
  const rule = `|${widths.map((width, index) => (index === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  return [line(head), rule, ...body.map(line)].join('\n');
}

const unitOf = (unit: Unit) => (SHOWN[unit].suffix ? `,${SHOWN[unit].suffix}` : '');

const pad = (text: string, width: number, index: number) =>
  index === 0 ? text.padEnd(width) : text.padStart(width);
