import type { Table, Unit } from './table.ts';

export interface Figure {
  value: number;
  unit: Unit;
  /** Table and column, which the figures of all rows share. */
  column: string;
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
const NOISY: Partial<Record<Unit, number>> = { ms: 15, s: 0.3, MB: 15, ratio: 0.05, shift: 0.001 };
/** A smaller difference of such a figure is noise (percent). */
export const NOISE = 10;

/** Every number of some tables, by name. */
export const figuresOf = (tables: readonly Table[]): Figures =>
  Object.fromEntries(
    tables.flatMap(({ id, columns, rows }) =>
      rows.flatMap((row) =>
        columns.flatMap(({ name, unit }, index) => {
          const value = row.values[index];
          if (value === undefined || Number.isNaN(value)) return [];
          return [
            [`${id} · ${row.name} · ${name}`, { value, unit, column: `${id} · ${name}` }] as const,
          ];
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
