import { printCells, showWithUnit, type Table, type Unit } from './table.ts';

export interface Figure {
  value: number;
  unit: Unit;
}

/** Figures by `table · row · column`. */
export type Figures = Readonly<Record<string, Figure>>;

export interface Change {
  name: string;
  before: Figure;
  after: Figure;
  /** Of the value before; infinite when that was 0. */
  percent: number;
}

/** Units that depend on what else the machine does, with the smallest difference that says something. */
const NOISY: Partial<Record<Unit, number>> = { ms: 15, s: 0.3, MB: 15, ratio: 0.05 };
/** A smaller difference of such a figure is noise (percent). */
const NOISE = 10;

/** Every number of some tables, by name. */
export const figuresOf = (tables: readonly Table[]): Figures =>
  Object.fromEntries(
    tables.flatMap(({ id, columns, rows }) =>
      rows.flatMap((row) =>
        columns.flatMap(({ name, unit }, index) => {
          const value = row.values[index];
          if (value === undefined || Number.isNaN(value)) return [];
          return [[`${id} · ${row.name} · ${name}`, { value, unit }] as const];
        }),
      ),
    ),
  );

/** The figures of both runs that differ by more than noise, in the order of this run. */
export const compare = (before: Figures, after: Figures): Change[] =>
  Object.entries(after).flatMap(([name, now]) => {
    const old = before[name];
    if (!old || old.unit !== now.unit || old.value === now.value) return [];
    const difference = now.value - old.value;
    const percent = (difference / old.value) * 100;
    const least = NOISY[now.unit];
    const isNoise =
      least !== undefined && (Math.abs(difference) < least || Math.abs(percent) < NOISE);
    return isNoise ? [] : [{ name, before: old, after: now, percent }];
  });

/** What changed since the last run, as a Markdown table and a word on noise. */
export function printChanges(changes: readonly Change[], compared: number): string {
  const title = '### Since the last run\n\n';
  if (compared === 0) return `${title}Nothing to compare with yet.\n`;
  const note = `${changes.length} of ${compared} figures differ. Bytes and counts are exact; times and memory depend on what else the machine does, and those within ${NOISE} % are left out: trust the ratios inside one run first.\n`;
  if (changes.length === 0) return title + note;
  const cells = changes.map(({ name, before, after, percent }) => [
    name,
    showWithUnit(before.value, before.unit),
    showWithUnit(after.value, after.unit),
    Number.isFinite(percent) ? `${percent > 0 ? '+' : ''}${percent.toFixed(1)} %` : 'new',
  ]);
  return `${title}${printCells([['figure', 'was', 'is', 'change'], ...cells])}\n\n${note}`;
}
