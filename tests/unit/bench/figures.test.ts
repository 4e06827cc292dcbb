import { expect, test } from 'vitest';
import { medians, sectionText } from '../../../scripts/bench/report.ts';
import { figuresOf } from '../../../scripts/bench/thread.ts';

test('the median of each column is the middle of its figures', () => {
  const rows = [
    [900, 2],
    [10, 8],
    [30, 1],
  ];
  expect([medians(rows), medians([[7]]), medians([])]).toEqual([[30, 2], [7], []]);
});

test('a section is a Markdown table with its note', () => {
  const rows = [
    ['page', 'ms'],
    ['/', '12'],
  ];
  expect(sectionText({ title: 'Temps', note: 'Note.', rows })).toBe(
    '## Temps\n\n| page | ms |\n| --- | ---: |\n| / | 12 |\n\nNote.\n',
  );
});

test('of a trace counts what the main thread of the page worked, from its navigation on', () => {
  const event = (name: string, ts: number, tdur?: number, tid = 1) => ({
    ...{ name, ts, pid: 1, tid },
    ...(tdur !== undefined && { tdur }),
  });
  const start = { ...event('navigationStart', 10), args: { data: { documentLoaderURL: '/' } } };
  const tasks = [event('RunTask', 1, 900), event('RunTask', 20, 9000), event('RunTask', 30, 20000)];
  const others = [event('RunTask', 25, 70000, 2), event('RunTask', 50, 1000)];
  const marks = [event('firstContentfulPaint', 25), event('bench-ready', 40)];
  expect(figuresOf([start, ...tasks, ...others, ...marks])).toEqual([29, 20, 30]);
});
