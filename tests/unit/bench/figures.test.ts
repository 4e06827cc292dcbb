import { describe, expect, test } from 'vitest';
import { compare, figuresOf } from '../../../scripts/bench/compare.ts';
import { blockingTime } from '../../../scripts/bench/paint-visit.ts';
import { printChanges } from '../../../scripts/bench/print-changes.ts';
import { printTable, type Table } from '../../../scripts/bench/table.ts';
import { ALL } from '../all.ts';

const table = (bytes: number, time: number | undefined): Table => ({
  id: 'weights',
  title: 'Weights',
  note: 'Measured by hand.',
  rowName: 'route',
  columns: [
    { name: 'HTML gz', unit: 'bytes' },
    { name: 'LCP', unit: 'ms' },
    { name: 'ratio', unit: 'ratio' },
  ],
  rows: [{ name: '/a-propos', values: [bytes, time, 1.149] }],
});

test.runIf(ALL)(
  'a table is aligned Markdown with units in its head and a dash where nothing was measured',
  () => {
    expect(printTable(table(10_240, undefined))).toBe(
      [
        '### Weights',
        '',
        '| route     | HTML gz, KB | LCP, ms | ratio |',
        '|-----------|------------:|--------:|------:|',
        '| /a-propos |        10.0 |       – |  1.15 |',
        '',
        'Measured by hand.',
        '',
      ].join('\n'),
    );
  },
);

describe.runIf(ALL)('comparison with the last run', () => {
  const between = (before: Table, after: Table) => compare(figuresOf([before]), figuresOf([after]));

  test('tells every byte', () => {
    expect(between(table(10_000, 800), table(10_001, 800))).toEqual([
      {
        name: 'weights · /a-propos · HTML gz',
        before: { value: 10_000, unit: 'bytes', column: 'weights · HTML gz' },
        after: { value: 10_001, unit: 'bytes', column: 'weights · HTML gz' },
        percent: (1 / 10_000) * 100,
      },
    ]);
  });
  test('leaves out times within the noise and tells those beyond', () => {
    expect(between(table(1, 800), table(1, 870))).toEqual([]);
    expect(between(table(1, 20), table(1, 30))).toEqual([]);
    expect(between(table(1, 800), table(1, 1000)).map(({ percent }) => percent)).toEqual([25]);
  });
  test('passes over what only one of the runs measured', () => {
    expect(compare({}, figuresOf([table(1, 2)]))).toEqual([]);
    expect(between(table(1, undefined), table(1, 900))).toEqual([]);
  });
  test('is printed with both values and the difference', () => {
    const printed = printChanges(between(table(10_240, 800), table(11_264, 1000)), 3);
    expect(printed).toContain('| weights · /a-propos · HTML gz | 10.0 KB | 11.0 KB | +10.0 % |');
    expect(printed).toContain('| weights · /a-propos · LCP     |  800 ms | 1000 ms | +25.0 % |');
    expect(printed).toContain('2 of 3 figures differ');
  });
  test('says so when there was no run before', () => {
    expect(printChanges([], 0)).toContain('Nothing to compare with yet.');
  });
});

test.runIf(ALL)('only what a task takes beyond 50 ms after first paint blocks', () => {
  expect(blockingTime([], 100)).toBe(0);
  expect(blockingTime([[200, 80]], 100)).toBe(30);
  expect(blockingTime([[0, 400]], 300)).toBe(50);
  expect(blockingTime([[0, 200]], 300)).toBe(0);
});
