import { expect, test } from 'vitest';
import { pastedLines } from '../../../src/check/rules/pasted-lines.ts';
import { strayLines } from '../../../src/check/rules/stray-lines.ts';
import { writtenDays } from '../../../src/check/rules/written-days.ts';
import { limitOf } from '../../../src/documents/body/body-limits.ts';
import { documentOf, readBody } from '../../site.ts';
import { ALL } from '../all.ts';
import { compilePage, page } from './render.ts';

/** Two of a table by day, and all of it at night. */
const some = <T>(rows: readonly T[]) => (ALL ? rows : rows.slice(0, 2));

const SIZE = 250 * 1024;
const N = 5000;
const M = 1_000_000;

/** Paragraphs of a repeated piece, a quarter of what a body may hold: each takes its time, and slow machines theirs. */
const paragraphs = (piece: string, length = 3900) => {
  const one = piece.repeat(Math.floor(length / piece.length));
  return Array(Math.floor(SIZE / 4 / (one.length + 2)))
    .fill(one)
    .join('\n\n');
};
const wide = (columns: number) => `${'a|'.repeat(columns)}\n${'-|'.repeat(columns)}\n`;
const lines = (line: (at: number) => string) =>
  Array.from({ length: 300 }, (_, at) => line(at)).join('\n');

const read = (body: string) => readBody({ text: page(body), path: 'pages/essai.mdx' });

/** The rules that read the lines of a text. */
const LINE_RULES = [writtenDays, pastedLines, strayLines];

/** Reads a body; fails beyond five seconds of the processor, which other programs do not lengthen. Squared, they would be minutes. */
function readSoon(body: string) {
  const before = process.cpuUsage();
  const document = documentOf(page(body), 'content/articles/essai.mdx');
  for (const rule of LINE_RULES) rule(document);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(5);
  return document.bodyIssues;
}

/** Sizes and nestings that would hang a parser, or break its stack. */
const HUGE: Record<string, string> = {
  brackets: '['.repeat(N),
  quotations: '> '.repeat(N),
  'quotations, line by line': lines((at) => `${'>'.repeat(at)} a`),
  'lists, line by line': lines((at) => `${'  '.repeat(at)}- a`),
  'words between stars': 'a*'.repeat(M / 2),
  'accents of all lengths': Array.from({ length: 500 }, (_, at) => '`'.repeat(at + 1)).join(' a '),
  sections: '<Section>\n\n'.repeat(N),
  'notes with a word behind their end': `${'<!-- a\n\n'.repeat(9000)}${'a'.repeat(M / 2)}--> a`,
  'quotes that never end': '<FormEmbed form=“a\n\n'.repeat(N),
  'blanks after a quote that never ends': `<ButtonLink href="a${' '.repeat(3800)}b`,
  'braces that never end': `<Timeline items=${'{'.repeat(N)}`,
  'a megabyte of chevrons': '<'.repeat(M),
  'a megabyte of line ends': '\n'.repeat(M),
  'two megabytes': 'Bonjour. '.repeat((2 * M) / 9),
};

test.each(some(Object.entries(HUGE)))(
  '%s are refused by the check within five seconds, and by the compiler',
  async (_name, body) => {
    const { length } = readSoon(body);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThanOrEqual(200);
    await expect(compilePage(page(body, 'timeline: []\n'))).rejects.toMatchObject({
      source: 'contenu',
    });
  },
);

const SLOW = [
  ['a header of a mail without an end', `De : ${'a'.repeat(200_000)}`],
  ['addresses on one line', 'exemple.ga/a '.repeat(15_000)],
  ['apostrophes by backtick', 'l`a '.repeat(50_000)],
  ['figures and stars', '1*'.repeat(100_000)],
  ['blanks behind a control character', `a\u0001b${' '.repeat(200_000)}c`],
  ['many spaces on a line', `${' '.repeat(SIZE)}x`],
  ['bold and slanted letters that do not close', paragraphs('**a*_b_', 1500)],
  ['strikes that do not close', paragraphs('~~a')],
  ['e-mails that end too early', paragraphs('a@a. ')],
  ['addresses of many parts', paragraphs(`${'www.a_'.repeat(49)} `)],
  ['lists in lists on as many lines as there may be', '> - > - a\n'.repeat(1000)],
  ['a table of two long lines', wide(SIZE / 4)],
  ['tables of as many cells as there may be', wide(100) + `${'a|'.repeat(100)}\n`.repeat(197)],
  ['links that do not close', paragraphs('[a](<b')],
  ...['[a](/x ', '**x ', '(a)[/', '[^a] ', '| a ', '<!—', '-'].map((sign) => [
    `a line, a table and code of « ${sign} »`,
    `${sign.repeat(1200)}\n\n|${sign.repeat(1200)}|\n|\u00a0${' '.repeat(100_000)}x|\n\n\`\`\`\n${sign.repeat(20_000)}x`,
  ]),
];

test.each(some(SLOW))('%s take less than five seconds', (_, body = '') => void readSoon(body));

test.each([
  ['a body of more than 256 KB', 'Un mot '.repeat(38_000), 'trop-gros'],
  ['more than 5,000 lines', 'a\n'.repeat(5001), 'trop-gros'],
  ['a paragraph of many signs', '*a* b '.repeat(2001), 'paragraphe-charge'],
  ['40,000 signs in many paragraphs', `${'*a* '.repeat(500)}\n\n`.repeat(41), 'paragraphe-charge'],
  ['a word of many addresses', 'www.a_'.repeat(60), 'paragraphe-charge'],
  ['a quotation and list on each line', `${'> - '.repeat(45)}a\n`.repeat(45), 'trop-profond'],
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
    expect(limitOf(body, 5)).toBeUndefined();
  expect(readSoon(`${'Bonjour à tous, voici une phrase. '.repeat(14)}\n\n`.repeat(500))).toEqual(
    [],
  );
});
