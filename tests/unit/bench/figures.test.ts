import { expect, test } from 'vitest';
import { figuresOf, limitPage } from '../../../scripts/bench/paint.ts';
import { medians, sectionText } from '../../../scripts/bench/report.ts';

test('the median of each column is the middle of its figures', () => {
  const rows = [
    [900, 2],
    [10, 8],
    [30, 1],
  ];
  expect([medians(rows), medians([[7]]), medians([])]).toEqual([[30, 2], [7], []]);
});

test('the ratio of two pages is the median of the ratios of their pairs', () => {
  const paint = (lcp: number, element: string) => ({ lcp, element, fcp: 100, blocking: 7 });
  const pairs = (element: string) =>
    [
      [paint(300, 'P'), paint(100, element)],
      [paint(150, 'P'), paint(100, element)],
      [paint(800, 'P'), paint(1000, element)],
    ] as const;
  expect(figuresOf(pairs('P'))).toEqual(['300', '1,50', '1,00', '7']);
  expect(figuresOf(pairs('IMG'))[1]).toBe('–');
});

test('a limit page has no script and no font, and everything else', () => {
  const limit =
    limitPage(`<head><link rel="preload" href="/a.woff2" as="font"><link rel="icon" href="/i.ico">
<link rel="modulepreload" href="/b.js"><script>early()</script>
<style>@font-face{font-family:A;src:url(/a.woff2)}@font-face{font-family:B;src:local(Arial)}p{color:red}</style></head>
<body><p>Texte</p><script type="module" src="/entry.js"></script></body>`);
  expect(limit.replaceAll('\n', '')).toBe(
    '<head><link rel="icon" href="/i.ico"><style>@font-face{font-family:B;src:local(Arial)}p{color:red}</style></head><body><p>Texte</p></body>',
  );
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
