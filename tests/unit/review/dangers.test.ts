import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { amount, phone } from '../../../src/content/schema/primitives.ts';
import { helpAt } from '../../../src/content/schema/schema-fields.ts';
import type { ComparedSites } from '../../../src/review/dangers/danger.ts';
import { valueDangers } from '../../../src/review/dangers/value-dangers.ts';
import type { SensitiveValue } from '../../../src/review/page-snapshot.ts';
import { reviewComment } from '../../../src/review/report/review-comment.ts';
import { reviewOf, type SampleSite } from './review-sample-sites.ts';

const SITE = `donation:
  phone: "+241 00 00 00 00"
  recipient: Prénom Nom
email: contact@site.ga
forms:
  provider: tally
  ids: { partner: abc123 }
data: { pricePerMb: 2 }
`;

const SHEET = `---
title: Jardin
budget: 950000
collected: 0
budgetLines:
  - item: Outils
    amount: 350000
  - item: Clôture
    amount: 600000
---
`;

const base: SampleSite = {
  pages: {
    '/soutenir':
      '<h1>Soutenir</h1><p>Donnez au +241 00 00 00 00.</p><p>Objectif : 950 000 FCFA</p>',
    '/contact':
      '<h1>Contact</h1><a href="mailto:contact@site.ga">contact@site.ga</a> <a href="https://reseau.ga/moi">Réseau</a>',
  },
  content: { 'site.yml': SITE, 'initiatives/jardin.mdx': SHEET },
};

const changed = (edit: (sample: SampleSite) => SampleSite) =>
  reviewOf(base, edit(structuredClone(base)));

const TEXT = (keys: string) => ({ 'articles/nuit.mdx': `---\ntitle: Une nuit\n${keys}\n---\n` });

test.each([
  ['a draft that becomes public', 'draft: true', '', 'brouillon', 'Deviendra public dès la fusion'],
  [
    'a draft with a future day',
    'draft: true',
    'date: 2099-03-05',
    'brouillon',
    'Deviendra public le 5\u00a0mars 2099',
  ],
  [
    'a new text with a future day',
    undefined,
    'date: 2099-03-01',
    '',
    'Deviendra public le 1er\u00a0mars 2099',
  ],
  ['a text that becomes a draft', 'date: 2026-01-01', 'draft: true', 'en ligne', 'brouillon'],
])('%s is named first', async (_, old, now, before, after) => {
  const { dangers } = await reviewOf(
    { pages: {}, content: old === undefined ? {} : TEXT(old) },
    { pages: {}, content: TEXT(now) },
  );
  const file = 'content/articles/nuit.mdx';
  expect(dangers).toEqual([
    { kind: 'publication', label: 'Une nuit', before, after, file, routes: [] },
  ]);
});

test.each([
  ['a new draft', undefined, 'draft: true'],
  ['a new text of today', undefined, 'date: 2026-01-01'],
  ['a text with the same future day', 'date: 2099-03-05', 'date: 2099-03-05'],
])('%s becomes no more public', async (_, old, now) => {
  const { dangers } = await reviewOf(
    { pages: {}, content: old === undefined ? {} : TEXT(old) },
    { pages: {}, content: TEXT(now) },
  );
  expect(dangers).toEqual([]);
});

test('a new donation number is one danger, the first, with the pages that show it', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    pages: {
      ...sample.pages,
      '/soutenir': sample.pages['/soutenir']?.replace('+241 00 00 00 00', '+241 77 12 34 56') ?? '',
    },
    content: {
      ...sample.content,
      'site.yml': SITE.replace('+241 00 00 00 00', '+241 77 12 34 56'),
    },
  }));
  expect(dangers).toEqual([
    {
      kind: 'argent',
      label: 'Le numéro mobile money qui reçoit les dons (donation.phone)',
      before: '+241 00 00 00 00',
      after: '+241 77 12 34 56',
      file: 'content/site.yml',
      routes: ['/soutenir'],
    },
  ]);
});

const LINES = (lines: string) => ({
  'initiatives/jardin.mdx': `---\ntitle: Jardin\n${lines}---\n`,
});
const RECEIPT = 'receipts:\n  - date: 2026-10-01\n    amount: 25000\n    from: Fête\n';
const DUE = '    due: 2026-12-01\n';
const SAID = '2026-10-01, 25\u202f000\u00a0FCFA, Fête, 2026-12-01';

test.each([
  [
    'an amount that changes',
    RECEIPT.replace('25000', '26000') + DUE,
    'modifiée',
    SAID.replace('25', '26'),
  ],
  [
    'a day of proof that is put off',
    RECEIPT + DUE.replace('12-01', '12-31'),
    'modifiée',
    SAID.replace('12-01', '12-31'),
  ],
  ['a removed line', '', 'retirée', ''],
])('%s on a published line comes first', async (_, now, how, after) => {
  const { dangers } = await reviewOf(
    { pages: {}, content: LINES(RECEIPT + DUE) },
    { pages: {}, content: LINES(now) },
  );
  const label = `Une ligne publiée a été ${how} (receipts)`;
  const file = 'content/initiatives/jardin.mdx';
  expect(dangers[0]).toEqual({ kind: 'registre', label, before: SAID, after, file, routes: [] });
});

test('a published count of votes that changes comes first, in voices and not in money', async () => {
  const counts = (voices: number) =>
    LINES(`vote:\n  until: 2026-12-01\n  counts:\n    - date: 2026-10-01\n      for: ${voices}\n`);
  const { dangers } = await reviewOf(
    { pages: {}, content: counts(128) },
    { pages: {}, content: counts(129) },
  );
  const label = 'Une ligne publiée a été modifiée (vote.counts)';
  const file = 'content/initiatives/jardin.mdx';
  const [before, after] = ['2026-10-01, 128', '2026-10-01, 129'];
  expect(dangers[0]).toEqual({ kind: 'registre', label, before, after, file, routes: [] });
});

test('an added line, and a proof in place of its due day, are no changes of published lines', async () => {
  const more = '  - date: 2026-11-02\n    amount: 500\n    from: Vente\n    due: 2026-12-01\n';
  const { dangers } = await reviewOf(
    { pages: {}, content: LINES(RECEIPT + DUE) },
    { pages: {}, content: LINES(`${RECEIPT}    proof: /images/recu.jpg\n${more}`) },
  );
  expect(dangers.filter(({ kind }) => kind === 'registre')).toEqual([]);
});

test('an amount or a telephone is sensitive under any key', () => {
  const schema = z.strictObject({ caution: amount('La caution.'), gardien: phone('Le gardien.') });
  const watched = ['caution', 'gardien'].map((key) => helpAt(schema, [key]).watch);
  expect(watched).toEqual(['argent', 'telephone']);
});

test('a sheet with thousands of register lines is compared in time', async () => {
  const lines = '  - amount: 1\n    from: Don\n'.repeat(1000);
  const long = SHEET.replace('budgetLines:', `receipts:\n${lines}budgetLines:`);
  const holding = (text: string): SampleSite => ({
    ...base,
    content: { 'initiatives/jardin.mdx': text },
  });
  const { dangers } = await reviewOf(
    holding(long),
    holding(long.replace('collected: 0', 'collected: 9')),
  );
  expect(dangers.map(({ label, after }) => [label, after])).toEqual([
    ['Montant (collected)', '9\u00a0FCFA'],
  ]);
});

test('recipient, budget, budget line and form id are named in French, with their keys', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    content: {
      'site.yml': SITE.replace('Prénom Nom', 'Quelqu’un').replace('abc123', 'xyz789'),
      'initiatives/jardin.mdx': SHEET.replace('950000', '960000').replace('350000', '360000'),
    },
  }));
  expect(dangers.map(({ kind, label, before, after }) => [kind, label, before, after])).toEqual([
    ['argent', 'Le nom affiché lors du transfert (donation.recipient)', 'Prénom Nom', 'Quelqu’un'],
    ['argent', 'Montant (budget)', '950\u202f000\u00a0FCFA', '960\u202f000\u00a0FCFA'],
    [
      'argent',
      'Montant (budgetLines.Outils.amount)',
      '350\u202f000\u00a0FCFA',
      '360\u202f000\u00a0FCFA',
    ],
    [
      'formulaire',
      'L’identifiant du formulaire chez l’hébergeur (ou son adresse) (forms.ids.partner)',
      'abc123',
      'xyz789',
    ],
  ]);
});

test('a renamed content file has the same amounts; when it also changes, only the change is reported', async () => {
  const sheet = (file: string, text: string): SampleSite => ({
    ...base,
    sources: { '/soutenir': `content/${file}` },
    content: { 'site.yml': SITE, [file]: text },
  });
  const before = sheet('initiatives/jardin.mdx', SHEET);
  const renamed = await reviewOf(before, sheet('initiatives/potager.mdx', SHEET));
  expect(renamed.dangers).toEqual([]);
  const edited = SHEET.replace('950000', '960000');
  const { dangers } = await reviewOf(before, sheet('initiatives/potager.mdx', edited));
  expect(dangers.map(({ label, before, after, file }) => [label, before, after, file])).toEqual([
    [
      'Montant (budget)',
      '950\u202f000\u00a0FCFA',
      '960\u202f000\u00a0FCFA',
      'content/initiatives/potager.mdx',
    ],
  ]);
});

test('an amount on a page is reported with that of the content, or alone when the content has none', async () => {
  const page = (sum: string, tools: string): SampleSite => ({
    ...base,
    pages: {
      ...base.pages,
      '/soutenir': `<p>Objectif : ${sum} FCFA</p><p>Outils : ${tools} FCFA</p><p>Autour de 950 000 FCFA</p>`,
    },
    content: {
      ...base.content,
      'initiatives/jardin.mdx': SHEET.replace('950000', sum).replace('350000', tools),
    },
  });
  const { dangers } = await reviewOf(page('950000', '350000'), page('900000', '300000'));
  expect(dangers.map(({ label, before, after, routes }) => [label, before, after, routes])).toEqual(
    [
      ['Montant (budget)', '950\u202f000\u00a0FCFA', '900\u202f000\u00a0FCFA', []],
      [
        'Montant (budgetLines.Outils.amount)',
        '350\u202f000\u00a0FCFA',
        '300\u202f000\u00a0FCFA',
        ['/soutenir'],
      ],
      ['Montant', '', '900000 FCFA', ['/soutenir']],
    ],
  );
});

test('a line inserted into a budget is one new amount, not a change of all following ones', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    content: {
      ...sample.content,
      'initiatives/jardin.mdx': SHEET.replace(
        'budgetLines:\n',
        'budgetLines:\n  - item: Graines\n    amount: 5000\n',
      ),
    },
  }));
  expect(dangers.map(({ label, before, after }) => [label, before, after])).toEqual([
    ['Montant (budgetLines.Graines.amount)', '', '5\u202f000\u00a0FCFA'],
  ]);
});

test('an address in site.yml is reported whatever the case of its scheme', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    content: { ...sample.content, 'site.yml': `${SITE}radio: HTTPS://ailleurs.ga/ecouter\n` },
  }));
  expect(dangers.map(({ kind, label, after }) => [kind, label, after])).toEqual([
    ['adresse', 'L’adresse d’écoute d’OYERI Radio (radio)', 'HTTPS://ailleurs.ga/ecouter'],
  ]);
});

test('an e-mail and an external address that change in a page alone are reported', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    pages: {
      ...sample.pages,
      '/contact':
        '<h1>Contact</h1><a href="mailto:autre@site.ga">autre@site.ga</a> <a href="https://pirate.example/moi">Réseau</a>',
    },
  }));
  expect(dangers.map(({ kind, before, after, routes }) => [kind, before, after, routes])).toEqual([
    ['courriel', 'contact@site.ga', 'autre@site.ga', ['/contact']],
    ['adresse', 'https://reseau.ga/moi', 'https://pirate.example/moi', ['/contact']],
  ]);
});

test('another spelling of the same number or amount is no danger', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    pages: {
      ...sample.pages,
      '/soutenir':
        '<h1>Soutenir</h1><p>Donnez au +241\u202f00\u202f00\u202f00\u202f00.</p><p>Objectif : 950\u202f000\u00a0FCFA</p>',
    },
    content: { ...sample.content, 'site.yml': SITE.replace('+241 00 00 00 00', '+24100000000') },
  }));
  expect(dangers).toEqual([]);
});

test('a new page is a danger only for values that are new to the site', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    pages: { ...sample.pages, '/don': '<h1>Don</h1><p>+241 00 00 00 00 ou +241 66 66 66 66</p>' },
  }));
  expect(dangers.map(({ kind, after }) => [kind, after])).toEqual([
    ['telephone', '+241 66 66 66 66'],
  ]);
});

describe('of a page and its translation', () => {
  const WORDS = { contact: 'Écrivez-moi.', 'en/contact': 'Write to me.', 'en/services': 'Hello.' };
  const state = (words: Record<string, string>, more: Record<string, string> = {}): SampleSite => ({
    pages: Object.fromEntries(
      Object.entries({ ...WORDS, ...words }).map(([name, word]) => [`/${name}`, `<p>${word}</p>`]),
    ),
    content: Object.fromEntries(
      Object.entries({ ...WORDS, ...words, ...more }).map(([name, word]) => [
        `pages/${name}.mdx`,
        `---\ntitle: Page\n---\n\n${word}\n`,
      ]),
    ),
  });
  const [contact, translated] = [{ contact: 'Appelez.' }, { 'en/contact': 'Call me.' }];
  test.each([
    ['the French alone', state(contact), ['/en/contact']],
    ['both', state({ ...contact, ...translated }), []],
    ['the translation alone', state(translated), []],
    ['a comment that no visitor sees', state({}, { contact: 'Écrivez-moi. <!-- x -->' }), []],
    ['a change in another file', { ...state(contact), content: state({}).content }, []],
  ])('%s changes', async (_, head, told) => {
    const result = await reviewOf(state({}), head);
    expect(result.dangers.flatMap(({ routes }) => routes)).toEqual(told);
    const logged =
      '- **Traduction à relire** · content/pages/en/contact.mdx traduit content/pages/contact.mdx, qui change sans sa traduction. Visible sur `/en/contact`.\n';
    expect(reviewComment(result).includes(logged)).toBe(told.length > 0);
  });
});

test('the edit link of each page is no external address', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    frame:
      '<a href="https://github.com/o/site/edit/main/content/pages/x.mdx">Modifier cette page</a>',
  }));
  expect(dangers).toEqual([]);
});

test('many new pages are compared with the values of the site, not each with each other', () => {
  let read = 0;
  const valuesNamed = (name: string): SensitiveValue[] => [
    {
      kind: 'adresse',
      get value() {
        read += 1;
        return name;
      },
    },
  ];
  const site = (...names: string[]) => ({
    pages: new Map(
      names.map((name) => [name, { route: name, sensitiveValues: valuesNamed(name) }]),
    ),
    sensitiveValues: [],
  });
  const old = Array.from({ length: 300 }, (_, index) => `/${index}`);
  const now = old.flatMap((name) => [name, `${name}-bis`]);
  const moves = { added: [], removed: [], renamed: [] };
  const compared = { base: site(...old), head: site(...now), moves, changes: [] };
  expect(valueDangers(compared as unknown as ComparedSites)).toHaveLength(300);
  expect(read).toBeLessThan(10 * now.length);
});

test('one danger never hides another', async () => {
  const { dangers } = await changed((sample) => ({
    ...sample,
    pages: {
      '/soutenir': sample.pages['/soutenir']?.replace('+241 00 00 00 00', '077 12 34 56') ?? '',
      '/contact': sample.pages['/contact']?.replaceAll('contact@site.ga', 'autre@site.ga') ?? '',
    },
    content: { ...sample.content, 'site.yml': SITE.replace('Prénom Nom', 'Quelqu’un') },
  }));
  expect(dangers.map(({ kind, after }) => [kind, after])).toEqual([
    ['argent', 'Quelqu’un'],
    ['telephone', '077 12 34 56'],
    ['courriel', 'autre@site.ga'],
  ]);
});
