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
];

test('on a page that asks for money, any change is a danger, a number in words, too', async () => {
  const state = (sentence: string) =>
    files({ 'pages/soutenir.mdx': page(`<DonationCard />\n\n${sentence}`) });
  const now = 'Envoyez vos dons au soixante-six, douze, trente-quatre, cinquante-six.';
  expect(await dangersOf(state('Merci.'), state(now))).toEqual([
    `Page qui demande de l’argent: Merci. → ${now}`,
  ]);
});

test.each(SPELLINGS)('%s is a number wherever it stands', (number) => {
  expect(numbersIn(`Appelez le ${number} avant midi.`)).toEqual([
    expect.stringMatching(/[67]\d{7}$/),
  ]);
});

test('prices, hours, years and days are no numbers, nor are long runs of digits', () => {
  const texts = ['45 personnes, dès 7 h 30', 'en 2026', '2026-10-01', '52 500 FCFA'];
  for (const text of [...texts, '2 '.repeat(100_000)]) expect(numbersIn(text)).toEqual([]);
});

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

/** Twelve pages with links whose words are another address, and two thousand new lines of expenses, each with another receiver. */
const FLOOD = {
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => {
      const link = `[https://site.ga/page](https://evil.example/${'long-'.repeat(50)})\n\n`;
      return [`pages/a-${at}.mdx`, page(link.repeat(12))];
    }),
  ),
  'initiatives/jardin.mdx': `---\ntitle: Jardin\nexpenses:\n${Array.from(
    { length: 2000 },
    (_, at) =>
      `  - date: 2026-10-01\n    amount: 500\n    item: Payé à ${'Voleur '.repeat(9)}${at}\n`,
  ).join('')}---\n`,
};

test('a flood of dangers hides no receiver of money', async () => {
  const comment = reviewComment(
    await reviewOf(files({ 'site.yml': SITE }), files({ 'site.yml': THIEF, ...FLOOD })),
  );
  expect(comment.length).toBeLessThan(40_000);
  const [, count, warning, ...rest] = comment.split('\n\n');
  expect(count).toMatch(/^Argent\u00a0: 2\u202f003, .*liens\u00a0: 144/);
  expect(warning).toMatch(
    /^\*\*Ne fusionnez pas sans l’avoir lu\*\*.*`content\/initiatives\/jardin\.mdx` \([\d\u202f]+\)/,
  );
  const lines = rest.join('\n\n').split('\n');
  const first = lines.findIndex((line) => line.startsWith('- '));
  expect(lines.slice(first, first + 3)).toEqual([
    '- **Argent** · `content/site.yml`',
    expect.stringMatching(/donation\.phone.*~~\+241 00 00 00 00~~ \*\*\+241 66 12 34 56\*\*$/),
    expect.stringMatching(/donation\.recipient.*~~Prénom Nom~~ \*\*Voleur\*\*$/),
  ]);
});
