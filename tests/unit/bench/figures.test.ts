import { expect, test } from 'vitest';
import { medians, sectionText } from '../../../scripts/bench/report.ts';

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
