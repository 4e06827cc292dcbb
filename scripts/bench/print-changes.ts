import { type Change, type Figure, NOISE } from './compare.ts';
import { median } from './median.ts';
import { printCells, showWithUnit } from './table.ts';

/** When more rows of one column change, one line tells them all. */
const MANY = 4;

/** What changed since the last run, as a Markdown table and a word on noise. */
export function printChanges(changes: readonly Change[], compared: number): string {
  const title = '### Since the last run\n\n';
  if (compared === 0) return `${title}Nothing to compare with yet.\n`;
  const note = `${changes.length} of ${compared} figures differ. Bytes and counts are exact; times and memory depend on what else the machine does, and those within ${NOISE} % are left out. Above a load of one per core even ratios wander: repeat before believing one.\n`;
  if (changes.length === 0) return title + note;
  const columns = [...new Set(changes.map(({ after }) => after.column))];
  const cells = columns.flatMap((column) => {
    const group = changes.filter(({ after }) => after.column === column);
    return group.length > MANY ? [together(column, group)] : group.map(line);
  });
  return `${title}${printCells([['figure', 'was', 'is', 'change'], ...cells])}\n\n${note}`;
}

const line = ({ name, before, after, percent }: Change): string[] => [
  name,
  show(before),
  show(after),
  showPercent(percent),
];

/** The changed rows of one column: their number, medians, and the range of the changes. */
function together(column: string, group: readonly Change[]): string[] {
  const middle = (side: 'before' | 'after') => {
    const figures = group.map((change) => change[side]);
    const value = median(figures.map((figure) => figure.value));
    return figures
      .slice(0, 1)
      .map(({ unit }) => showWithUnit(value, unit))
      .join('');
  };
  const percents = group.map(({ percent }) => percent);
  const range = [Math.min(...percents), Math.max(...percents)].map(showPercent);
  const name = `${column} · ${group.length} rows, medians`;
  return [name, middle('before'), middle('after'), [...new Set(range)].join(' to ')];
}

const show = ({ value, unit }: Figure) => showWithUnit(value, unit);

const showPercent = (percent: number) =>
  Number.isFinite(percent) ? `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %` : 'new';
