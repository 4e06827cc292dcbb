import { expect, test } from 'vitest';
import { limitIssue } from '../../../src/mdx/body-limits.ts';
import { readBody } from '../../site.ts';

const SIZE = 250 * 1024;

/** As many paragraphs of a repeated piece as a body may hold. */
const paragraphs = (piece: string, length = 3900) => {
  const one = piece.repeat(Math.floor(length / piece.length));
  return Array(Math.floor(SIZE / (one.length + 2)))
    .fill(one)
    .join('\n\n');
};
const wide = (columns: number) => `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n`;

/** Milliseconds of the processor, which other programs do not lengthen. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const read = (body: string) =>
  readBody({ text: `---\ntitle: Un essai\n---\n\n${body}\n`, path: 'pages/essai.mdx' });

test.each([
  ['many spaces on a line', `${' '.repeat(SIZE)}x`],
  ['many tabs on a line', `${'\t'.repeat(SIZE)}x`],
  ['bold and slanted letters that do not close', paragraphs('**a*_b_', 1500)],
  ['strikes that do not close', paragraphs('~~a')],
  ['marks that close nothing', paragraphs('_a *b ')],
  ['e-mails that end too early', paragraphs('a@a.')],
  ['a table of two long lines', wide(SIZE / 4)],
  ['tables of a hundred columns', wide(100) + `${'a|'.repeat(100)}\n`.repeat(1200)],
  ['tables of as many cells as there may be', wide(100) + `${'a|'.repeat(100)}\n`.repeat(197)],
  ['links that do not close', paragraphs('[a](<b')],
  ['figures on one line', '1 '.repeat(SIZE / 2)],
  ['opened tags', paragraphs('<')],
])('%s take less than five seconds, or are refused at once', (_, body) => {
  expect(timeOf(() => read(body))).toBeLessThan(5000);
});

test.each([
  ['a body of more than 256 KB', 'Un mot '.repeat(38_000), 'trop-gros'],
  ['more than 5,000 lines', 'a\n'.repeat(5001), 'trop-gros'],
  ['a paragraph of many signs', '*a* b '.repeat(2001), 'paragraphe-charge'],
  ['brackets in each other', '['.repeat(101), 'trop-profond'],
  ['quotations in each other', `${'>'.repeat(101)} a`, 'trop-profond'],
  ['a table of more than a hundred columns', wide(101), 'tableau'],
])('%s is refused with a sentence', (_, body, rule) => {
  expect(read(body).issues).toMatchObject([{ rule, severity: 'error' }]);
});

test('a long chapter, a table of a hundred columns and a thousand links are read', () => {
  for (const body of [
    'Un mot. '.repeat(30_000),
    wide(100),
    'Voir [ici](/contact).\n\n'.repeat(1000),
  ])
    expect(limitIssue(body, 5)).toBeUndefined();
});
