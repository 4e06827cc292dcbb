import { expect, test } from 'vitest';
import {
  dangersOf,
  files,
  page,
  plain,
  reviewOf,
  type SampleState,
} from '../review/sample-states.ts';

const SITE = 'donation: { phone: "+241 00 00 00 00" }\n';
const RECEIPT = 'receipts:\n  - date: 2026-10-01\n    amount: 25000\n    from: Fête\n';
const DUE = '    due: 2026-12-01\n';

const article = (keys: string) =>
  files({ 'articles/nuit.mdx': `---\ntitle: Une nuit\n${keys}\n---\n` });

const prices = (one: string, other: string) => {
  const services = `services: [{ title: A, price: ${one} }, { title: B, price: ${other} }]\n`;
  return files({ 'pages/prix.mdx': page('', services) });
};

test.each<[name: string, before: SampleState, after: SampleState, dangers: string[]]>([
  ['a draft', article('draft: true'), article(''), ['Publication: brouillon → en ligne']],
  [
    'a draft with a future day',
    article('draft: true'),
    article('date: 2099-03-05'),
    ['Publication: brouillon → en ligne le 5 mars 2099'],
  ],
  ['a new text of today', files({}), article('date: 2026-01-01'), []],
  [
    'a new text with a future day',
    files({}),
    article('date: 2099-03-01'),
    ['Publication:  → en ligne le 1er mars 2099'],
  ],
  [
    'a text that becomes a draft',
    article('date: 2026-01-01'),
    article('draft: true'),
    ['Publication: en ligne → brouillon'],
  ],
  ['a new draft', files({}), article('draft: true'), []],
  [
    'prices that change places',
    prices('3 €', '5 €'),
    prices('5 €', '3 €'),
    ['Argent: 3 € → 5 €', 'Argent: 5 € → 3 €'],
  ],
  [
    'a sentence of buttons',
    files({ 'notices.yml': 'support:\n  message: "Merci."\n' }),
    files({ 'notices.yml': 'support:\n  message: "Un don ? +241 77 66 55 44"\n' }),
    ['Téléphone: Merci. → Un don ? +241 77 66 55 44'],
  ],
  [
    'a new page, with a number that the site has and one that it has not',
    files({ 'site.yml': SITE }),
    files({ 'site.yml': SITE, 'pages/don.mdx': page('+241 00 00 00 00\n\n+241 66 66 66 66') }),
    ['Téléphone:  → +241 66 66 66 66'],
  ],
  [
    'a file under another name with the same address',
    files({ 'initiatives/jardin.mdx': '---\ntitle: A\nbudget: 5\n---\n' }),
    files({ 'initiatives/parc.mdx': '---\ntitle: A\nbudget: 5\nslug: jardin\n---\n' }),
    [],
  ],
  [
    'a removed answer',
    files({ 'faq/01-qui.mdx': '---\nquestion: Qui ?\n---\n' }),
    files({}),
    ['Partie supprimée: en ligne → ', 'Partie supprimée: Qui ? → '],
  ],
  [
    'the legal notices',
    files({ 'pages/mentions-legales.mdx': page('Éditrice.') }),
    files({ 'pages/mentions-legales.mdx': page('Éditeur.') }),
    ['Texte qui engage: Éditrice. → Éditeur.'],
  ],
  [
    'the charter',
    files({ 'charte/01-objet.mdx': page('Un texte.') }),
    files({ 'charte/01-objet.mdx': page('Un autre texte.') }),
    ['Texte qui engage: Un texte. → Un autre texte.'],
  ],
])('%s', async (_, before, after, expected) => {
  expect((await dangersOf(before, after)).map(plain)).toEqual(expected);
});

test.each([
  ['the French text alone', { contact: 'Appelez.' }, 1],
  ['both', { contact: 'Appelez.', 'en/contact': 'Call me.' }, 0],
  ['the translation alone', { 'en/contact': 'Call me.' }, 0],
  ['a comment that no visitor sees', { contact: 'Écrivez-moi. <!-- x -->' }, 0],
])('a translation is to be read again when %s changes', async (_, words, times) => {
  const state = (texts: Record<string, string>) => {
    const paths = Object.entries(texts).map(([name, text]) => [`pages/${name}.mdx`, page(text)]);
    return files(Object.fromEntries(paths));
  };
  const before = { contact: 'Écrivez-moi.', 'en/contact': 'Write to me.' };
  const { dangers } = await reviewOf(state(before), state({ ...before, ...words }));
  const label = 'Sa traduction, content/pages/en/contact.mdx, ne change pas';
  expect(dangers.flatMap(({ changes }) => changes.map((one) => one.label))).toEqual(
    Array(times).fill(label),
  );
});

const INDEX = { 'pages/index.mdx': page('Accueil.') };
const ADD = 'À ajouter dans content/redirections.yml';

test.each<[name: string, before: SampleState, after: SampleState, dangers: string[]]>([
  [
    'a page',
    files({ ...INDEX, 'pages/a/b.mdx': page('Un.') }),
    files(INDEX),
    ['Page supprimée: Adresse /a/b → ', `Page supprimée: ${ADD}  → /a/b: /`],
  ],
  [
    'a page that moved, with its redirection',
    files({ ...INDEX, 'pages/prix.mdx': page('Un.') }),
    files({ ...INDEX, 'pages/tarifs.mdx': page('Un.'), 'redirections.yml': '/prix: /tarifs\n' }),
    ['Page supprimée: Adresse /prix → ', 'Page supprimée: Mène désormais à  → /tarifs'],
  ],
  [
    'a page that was renamed',
    files({ ...INDEX, 'pages/pluies.mdx': page('Il pleut.') }),
    {
      ...files({ ...INDEX, 'pages/saison.mdx': page('Il pleut.') }),
      renames: { 'pages/pluies.mdx': 'pages/saison.mdx' },
    },
    ['Renommée: Adresse /pluies → /saison', `Renommée: ${ADD}  → /pluies: /saison`],
  ],
  [
    'a page that was renamed and redirected',
    files({ ...INDEX, 'pages/pluies.mdx': page('Il pleut.') }),
    {
      ...files({
        ...INDEX,
        'pages/saison.mdx': page('Il pleut.'),
        'redirections.yml': '/pluies: /saison\n',
      }),
      renames: { 'pages/pluies.mdx': 'pages/saison.mdx' },
    },
    ['Renommée: Adresse /pluies → /saison', 'Renommée: Mène désormais à  → /saison'],
  ],
  [
    'a generated page',
    { content: {}, pages: { '/tableau': 'x' } },
    files({}),
    ['Page supprimée: Adresse /tableau → ', `Page supprimée: ${ADD}  → /tableau: /`],
  ],
  [
    'a redirection, not one whose address is a page again',
    files({ ...INDEX, 'pages/a.mdx': page('Un.'), 'redirections.yml': '/b: /a\n/c: /a\n' }),
    files({ ...INDEX, 'pages/a.mdx': page('Un.'), 'pages/c.mdx': page('Deux.') }),
    ['/b /a → ', `${ADD}  → /b: /a`].map(
      (change) => `Ancienne adresse qui ne mène plus nulle part: ${change}`,
    ),
  ],
])(
  '%s that is lost is a danger with the line that mends it',
  async (_, before, after, expected) => {
    const { dangers } = await reviewOf(before, after);
    const found = dangers.flatMap(({ title, changes }) =>
      changes.map((one) => `${title.split(' · ')[0]}: ${one.label} ${one.before} → ${one.after}`),
    );
    expect(found).toEqual(expected);
  },
);

test('a published proof with other bytes is a danger with both pictures; a picture that proves nothing is none', async () => {
  const state = (picture: string, line: string) =>
    files({
      'initiatives/jardin.mdx': `---\ntitle: Jardin\n${RECEIPT}${line}---\n`,
      'images/recu.svg': picture,
    });
  const proof = '    proof: /images/recu.svg\n';
  const { dangers } = await reviewOf(state('<svg/>', proof), state('<svg></svg>', proof));
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  const path = expect.stringMatching(/recu\.svg$/);
  expect(dangers).toMatchObject([
    {
      title: 'Une preuve a été remplacée',
      file: 'content/images/recu.svg',
      changes: [{ before: digest, after: digest }],
      pictures: { before: path, after: path },
    },
  ]);
  const other = await reviewOf(state('<svg/>', DUE), state('<svg></svg>', DUE));
  expect(other.sections.map(({ title }) => title)).toEqual(['Images et documents']);
});
