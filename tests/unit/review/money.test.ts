import { expect, test } from 'vitest';
import { reviewComment } from '../../../src/review/comment.ts';
import { numbersIn } from '../../../src/review/numbers.ts';
import { dangersOf, files, page, reviewOf } from './sample-states.ts';

const SITE = 'donation:\n  phone: "+241 00 00 00 00"\n  recipient: Prénom Nom\n';
const THIEF = 'donation:\n  phone: "+241 66 12 34 56"\n  recipient: Voleur\n';

/** Spellings of one number of a thief, 066 12 34 56. */
const SPELLINGS = [
  ...['66123456', '66 123 456', '066/12/34/56', '66/12/34/56', '(066) 12 34 56', '066–12–34–56'],
  ...['066 12 34 5 6', '٠٦٦ ١٢ ٣٤ ٥٦', 'O66 12 34 56', '+241 66 12 34 56', '00 241 66123456'],
  ...['066 • 12 • 34 • 56', '066\u200b12\u00a034\u202f56', '０６６ １２ ３４ ５６', '77,12,34,56'],
  ...['66a12a34b56', '066 x 12 x 34 x 56', 'soixante-six, douze, trente-quatre, cinquante-six'],
  ...['六六一二三四五六', '**066** 12 [34](/contact) 56'],
];

test.each(SPELLINGS)('on a page that asks for money, %s is a danger', async (number) => {
  const state = (sentence: string) =>
    files({ 'pages/soutenir.mdx': page(`<DonationCard />\n\n${sentence}`) });
  const dangers = await dangersOf(state('Merci.'), state(`Envoyez vos dons au ${number}.`));
  expect(dangers.map((danger) => danger.split(':')[0])).toContain('Page qui demande de l’argent');
});

test.each(SPELLINGS.slice(0, 15))('%s is a number wherever it stands', (number) => {
  expect(numbersIn(`Appelez le ${number} avant midi.`)).toEqual([
    expect.stringMatching(/[67]\d{7}$/),
  ]);
});

test.each(['45 personnes, dès 7 h 30', 'en 2026', '2026-10-01', '52 500 FCFA'])(
  '%s is no number',
  (text) => expect(numbersIn(text)).toEqual([]),
);

test('pictures and documents of a page that asks for money are dangers', async () => {
  const state = (picture: string) =>
    files({
      'images/payer.svg': picture,
      'pages/dons.mdx': page('<DonationCard />\n\n![Un lac](/images/payer.svg)'),
    });
  const { dangers } = await reviewOf(state('<svg/>'), state('<svg></svg>'));
  expect(dangers.map(({ title, file }) => [title, file])).toEqual([
    ['Page qui demande de l’argent · Modifié', 'content/images/payer.svg'],
  ]);
});

/** Twelve pages, each with twelve links whose words are another address. */
const LINKS = Object.fromEntries(
  Array.from({ length: 12 }, (_, at) => {
    const link = (number: number) =>
      `[https://site.ga/page-${number}](https://evil.example/${'long-'.repeat(50)}${number})`;
    const links = Array.from({ length: 12 }, (_one, number) => link(number));
    return [`pages/a-${at}.mdx`, page(links.join('\n\n'))];
  }),
);
/** Two thousand new lines of expenses, each with another receiver. */
const EXPENSES = {
  'initiatives/jardin.mdx': `---\ntitle: Jardin\nexpenses:\n${Array.from(
    { length: 2000 },
    (_, at) =>
      `  - date: 2026-10-01\n    amount: 500\n    item: Payé à ${'Voleur '.repeat(9)}${at}\n`,
  ).join('')}---\n`,
};

test.each<[name: string, flood: Record<string, string>, counted: string, cut: string]>([
  ['links that lie', LINKS, 'Argent\u00a0: 2, liens\u00a0: 144, autres', 'pages/a-'],
  ['lines of expenses', EXPENSES, 'Argent\u00a0: 2\u202f003, pages qui', 'initiatives/jardin'],
])('a flood of %s hides no receiver of money', async (_, flood, counted, cut) => {
  const comment = reviewComment(
    await reviewOf(files({ 'site.yml': SITE }), files({ 'site.yml': THIEF, ...flood })),
  );
  expect(comment.length).toBeLessThan(40_000);
  const [, count = '', ...rest] = comment.split('\n\n');
  expect(count).toContain(counted);
  const lines = rest.join('\n\n').split('\n');
  const first = lines.findIndex((line) => line.startsWith('- '));
  expect(lines.slice(first, first + 3)).toEqual([
    '- **Argent** · `content/site.yml`',
    expect.stringMatching(/donation\.phone.*~~\+241 00 00 00 00~~ \*\*\+241 66 12 34 56\*\*$/),
    expect.stringMatching(/donation\.recipient.*~~Prénom Nom~~ \*\*Voleur\*\*$/),
  ]);
  expect(rest[0]?.startsWith('**Ne fusionnez pas sans l’avoir lu**')).toBe(true);
  expect(rest[0]).toMatch(new RegExp(`\`content/${cut}\\d*\\.mdx\` \\([\\d\u202f]+\\)`));
});
