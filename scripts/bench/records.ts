import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compare, type Figures, figuresOf } from './compare.ts';
import { machine } from './machine.ts';
import type { BenchOptions } from './options.ts';
import { printChanges } from './print-changes.ts';
import type { Table } from './table.ts';

/** Ignored by git. */
export const BENCH_FOLDER = '.bench';

/** Keeps a run as JSON, and gives what changed since each figure was last measured. */
export async function keepRun(tables: readonly Table[], options: BenchOptions): Promise<string> {
  await mkdir(BENCH_FOLDER, { recursive: true });
  const at = new Date().toISOString();
  const run = { at, machine: machine(), options, tables };
  await write(`run-${at.replaceAll(':', '-')}.json`, run);
  const figures = figuresOf(tables);
  const last = await lastFigures();
  await write('last.json', { ...last, ...figures });
  const compared = Object.keys(figures).filter((name) => name in last).length;
  return printChanges(compare(last, figures), compared);
}

/** The latest value of each figure, also of those that the last run left out. */
async function lastFigures(): Promise<Figures> {
  const text = await readFile(join(BENCH_FOLDER, 'last.json'), 'utf8').catch(() => '{}');
  return JSON.parse(text);
}

const write = (name: string, data: unknown) =>
  writeFile(join(BENCH_FOLDER, name), `${JSON.stringify(data, undefined, 1)}\n`);
