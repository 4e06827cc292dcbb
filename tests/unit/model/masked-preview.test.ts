import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities } from '../../../src/documents/body/block-elements.ts';
import { maskNumbers, SAMPLE_NUMBER } from '../../../src/model/preview/mask-numbers.ts';
import { percentDecoded } from '../../../src/values/text.ts';
import { rendererWith } from '../server/render-page.ts';

const PREVIEW = { pull: 202, files: [] };
const SHOWING = { today: '2026-12-31', drafts: true };

/** The number of a thief, 066 12 34 56, as the body of a page may write it; properties below have its plain spellings. */
const BODIES = [
  '+241 66 12 34 56',
  '+ 241 66 12 34 56',
  '00 241 66123456',
  '066 • 12 • 34 • 56',
  '0 6 6 1 2 3 4 5 6',
  '(066) 12 34 56',
  '66-123456',
  '66 12 34 56 FCFA',
  '+241 6&#54; 12 34 56',
  '+241 66 &#x31;2 34 56',
  '&plus;241 66 12 34 56',
  '+241\\ 66 12 34 56',
  '+241\u2003 66\u200312\u200334\u200356',
  '066&nbsp;12&nbsp;34&nbsp;56',
  '066\u202f12\u00a034\u300056',
  '066\u280012\u280034\u280056',
  '066&#x200b;12\u00ad34&zwj;56',
  '０６６ １２ ３４ ５６',
  '𝟎𝟔𝟔 𝟏𝟐 𝟑𝟒 𝟓𝟔',
  '⁰⁶⁶ ¹² ³⁴ ⁵⁶',
  '⓪⑥⑥ ①② ③④ ⑤⑥',
  '٠٦٦ ١٢ ٣٤ ٥٦',
  '०६६ १२ ३४ ५६',
  '0️⃣6️⃣6️⃣ 1️⃣2️⃣ 3️⃣4️⃣ 5️⃣6️⃣',
  'O66 12 34 56',
  '066 **12** 34 56',
  '0*66* 12 **34** *56*',
  '**+241** 66 12 ~~34~~ 56',
  '066 `12` 34 56',
  '066 [12](/contact) 34 56',
  '066 12\n34 56',
  '`066 12 34 56`',
  '```\n066 12 34 56\n```',
  '## Au 066 12 34 56',
  '- 066 12 34 56',
  '> 066 12 34 56',
  '| Au | 066 12 34 56 |\n|---|---|\n| 066 | 12 34 56 |',
  '| +241 | 66 12 34 56 |\n|---|---|\n| a | b |',
  '[payez](tel:66123456)',
  '[payez](tel:+24166123456)',
  '[payez](https://wa.me/24166123456)',
  '[payez](https://wa.me/%32%34166123456)',
  '[payez](https://api.whatsapp.com/send?text=a&phone=%2B24166123456)',
  '[payez](https://t.me/+24166123456)',
  '[payez](https://exemple.ga/?numero=066-12-34-56)',
  '[payez](mailto:a@b.ga?body=au%20066%2012%2034%2056)',
  '[066 12 34 56](/contact "au 066 12 34 56")',
  '![Payez au 066 12 34 56](/images/article-plage.svg)',
  '<ButtonLink href="tel:066123456" label="Au 066 12 34 56" />',
  '<NoticeButton label="Au 066 12 34 56" notice="projet" />',
  'Le 01/03/2026 au 066 12 34 56.',
  'Un texte[^1].\n\n[^1]: Au 066 12 34 56.',
];

/** The same in a value of the frontmatter, with what YAML decodes. */
const VALUES = [
  '"\\x2B241 66 12 3\\u0034 56"',
  '"+241 66\\_12\\u200334 56"',
  '"au 066 12\\\n  \\ 34 56"',
  '>-\n  au 066\n  12 34 56',
  "'au ''066'' 12 34 56'",
  'au 066 12 34 56',
];

const page = (title: string, body: string) =>
  `---\ntitle: ${title}\ndescription: Un essai.\n---\n\n${body}\n`;
/** A page for each, with a name without digits. */
const ROWS = [
  ...BODIES.map((body) => [body, page('Un essai', body)]),
  ...VALUES.map((value) => [value, page(value, 'Un texte.')]),
].map(([row = '', text = ''], at) => ({
  row,
  text,
  route: `/essai-${String(at).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
}));
const texts = Object.fromEntries(ROWS.map(({ route, text }) => [`pages${route}.mdx`, text]));

/** All digits of a text, of any script, also written as references or percent-encoded. */
const digitsOf = (text: string) =>
  percentDecoded(decodeEntities(text.replaceAll('%', '%25').replaceAll('%25', '%')))
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
    .replace(/\D/g, '');

test.each(ROWS)('a preview does not show the number of $row', async ({ route }) => {
  const renderer = await rendererWith(texts, SHOWING, PREVIEW);
  const { html, payload, light = '' } = await renderer.page(route);
  for (const text of [html, html.replace(/<[^>]*>/g, ''), payload.html, payload.title, light])
    expect(digitsOf(text)).not.toContain('6123456');
});

test.each([
  'Le 7/3/2026 18:30, le 7/3/2026 18 h, le 06/03/2026, 45 personnes, 07:30, 5 000 FCFA',
  'Le 01/03/2026 18 h 30, 1.3.2026 18:30, 01/03/2026 – 05/03/2026, fini le 1/3/2026.',
  'Du 01/03/2026 au 05.03.2026, le 2026-03-01, de 2019 à 2026, 2023, 2024, 2025.',
  '08:00 – 17:30, 6 h 30 à 17 h 00',
  '12 500 000 FCFA, 66 123 456 FCFA, 75 000 000, + 62 123 456 FCFA, 62123456 XAF',
  '10, 20, 30, 40 et 50 ; 25 % 30 % 45 % 60 %',
  '0.416198, 9.4673; 1 234 567 habitants; ISBN 978-2-1234-5680-3',
  '0.392400, 11.609444; 11 250 750 habitants; le 11122026; du 11 12 2026; 11.5 12.5 13.5 14.5',
  '62 450 300 F, 65500000 F, 62 450 300 francs, 71 234 567,50 €',
  '/blog/066-12-34-56',
  'https://exemple.ga/1a66123456b/2026/03/01',
])('a preview keeps %s', (text) => expect(maskNumbers(text)).toBe(text));

test.each([
  ...['06-1-1900 00', '06-0-1900 00', '06-01-1900  0', '06.1.2000 0.0', '06:12 2012 3'],
  ...['65 500 (077 12 34 56', '06 12 34 56 78', '06.12.34.56.78', '06 12 34 (077 12 34 56'],
  ...['06:00 0,0000', '07:00 75 000', '0.6612 345 6', '66123000', '24161123000'],
  ...['66 12 34 56', '11723456', '11 723456', '06612345678', '066123456077123456'],
  ...['6612345677123456', '011 250 750'],
])('a preview hides %s, which looks like a day, a time or an amount', (text) =>
  expect(maskNumbers(text)).toBe(SAMPLE_NUMBER),
);

test.each([
  ...['65 000 (077 12 34 56)', '75 000 - 077 12 34 56', '75 000 / 077 12 34 56'],
  ...['500 066 123 456 000', 'Appelez le 66 234 000', 'Airtel 77 234 000', 'Tél. : 66 234 000'],
])('a number is hidden to its end behind a sum or a word: %s', (text) =>
  expect(maskNumbers(text)).not.toMatch(/34 .?56|234/),
);

test('a number is found whole, whatever separates its digits, and nothing around it', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const between = fc.string({
    unit: fc.constantFrom(...' \u00a0\u2003.,:-–/_()·*~\u200b\u00ad'),
    maxLength: 2,
  });
  fc.assert(
    fc.property(
      fc.constantFrom('06', '07', '01', '+2416', '00241 7'),
      fc.array(fc.tuple(between, digit), { minLength: 7, maxLength: 7 }),
      (start, rest) => {
        const number = start + rest.map((pair) => pair.join('')).join('');
        expect(maskNumbers(`Payez au ${number} avant midi.`)).toBe(
          `Payez au ${SAMPLE_NUMBER} avant midi.`,
        );
      },
    ),
  );
});

/** A number of Gabon, in the spellings of people: one prefix, two, three or four digits together, one sign between them. */
const spelled = fc
  .tuple(
    fc.constantFrom('', '0', '+241', '00241', '241', '(+241)', '+241 (0)'),
    fc.constantFrom('11', '6', '7'),
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 7, maxLength: 7 }),
    fc.constantFrom(...[' ', '\u00a0', '\u202f', '.', '-', '–', '/', '', '  ', ' - ', '. ']),
    fc.constantFrom(/(..)(..)(..)(..)/, /(..)(...)(...)/, /(...)(...)(..)/, /(..)(..)(....)/),
  )
  .map(([prefix, start, rest, between, groups]) => {
    // « 11 250 750 » is an amount.
    const by = prefix === '' && start === '11' ? /(..)(..)(..)(..)/ : groups;
    const parts = by.exec(`${start}${rest.join('')}`.slice(0, 8))?.slice(1) ?? [];
    return `${prefix}${prefix.length > 1 ? between : ''}${parts.join(between)}`;
  });
const joint = fc.constantFrom(
  ...[' ', '\u00a0', '  ', ' : ', ' – ', ' - ', ' / ', ', ', ' ; ', ' ('],
);
const thousands = fc.integer({ min: 1, max: 999 }).map((count) => `${count} `);
/** What a number stands beside: an amount, a day, a year, a time. */
const beside = fc.oneof(
  thousands.map((start) => `${start}500 FCFA`),
  fc.constantFrom(
    '2026',
    '1999',
    '06/03/2026',
    '7/3/2026',
    '2026-12-06',
    '18 h',
    '7 h 30',
    '06:30',
  ),
);

test('each digit of a number is hidden, and none of the amounts, days, times and years beside it', () => {
  fc.assert(
    fc.property(beside, joint, spelled, joint, beside, (before, first, number, second, after) => {
      expect(maskNumbers(`${before}${first}${number}`)).toBe(`${before}${first}${SAMPLE_NUMBER}`);
      expect(maskNumbers(`${number}${second}${after}`)).toBe(`${SAMPLE_NUMBER}${second}${after}`);
    }),
    { seed: 202, numRuns: 2_000 },
  );
});

test('a number is hidden whole behind another one and behind an amount without its currency', () => {
  const amount = fc.tuple(thousands, fc.constantFrom('000', '500', '250', ''));
  const before = fc.oneof(
    amount.map((parts) => parts.join('').trim()),
    spelled,
  );
  fc.assert(
    fc.property(
      before,
      joint,
      spelled,
      fc.constantFrom('', ')', '.'),
      (start, between, number, end) => {
        const shown = maskNumbers(`${start}${between}${number}${end}`);
        const kept = `${start}${between}`;
        expect([kept, `${SAMPLE_NUMBER}${between}`, '']).toContain(
          shown.slice(0, shown.length - SAMPLE_NUMBER.length - end.length),
        );
        expect(shown.endsWith(`${SAMPLE_NUMBER}${end}`)).toBe(true);
      },
    ),
    { seed: 202, numRuns: 2_000 },
  );
});

test('a long text of digits that are no number is read to its end', () => {
  const text = '241 '.repeat(25_000);
  expect(maskNumbers(text)).toBe(text);
});

test('a time takes no digit of the number behind it', () =>
  expect(maskNumbers('De 8 h à 18 h 06 12 34 56 78.')).toBe(`De 8 h à 18 h ${SAMPLE_NUMBER}.`));

const SITE = readFileSync('tests/content/site.yml', 'utf8');
const THIEF = {
  'site.yml': SITE.replaceAll(/"?\+241 00 00 00 00"?/g, '"\\x2B241 66 12 3\\u0034 56"')
    .replace(/recipient: .*/, 'recipient: Voleur')
    .replaceAll(/\S+@example\.org/g, 'voleur@exemple.ga')
    .replace(/provider: demo(?= # .*formulaires)?/, 'provider: iframe')
    .replace(/demo-partner/, 'https://evil.example/payez'),
  'redirections.yml': '/payez: https://evil.example/payez\n',
};

test('a preview names the sample recipient and contacts, frames no other host and redirects nowhere', async () => {
  const { files, searchIndexes } = await rendererWith(THIEF, SHOWING, PREVIEW);
  const written = [...files, ...(await searchIndexes())];
  for (const [path, create] of written) {
    const text = typeof create === 'string' ? create : await create();
    expect([path, /Voleur|voleur@|evil\.example|66.?12.?34.?56/.exec(text)?.[0]]).toEqual([
      path,
      undefined,
    ]);
  }
  expect([...files.keys()].filter((path) => /payez|\.pdf$/.test(path))).toEqual([]);
  const published = await rendererWith(THIEF, SHOWING);
  expect(await published.files.get('contact.html')?.()).toContain('voleur@exemple.ga');
});
