import { expect, test } from 'vitest';
import { contact, page, reviewOf, type SampleState } from './sample-states.ts';

/** Of each danger its kind, then the old and the new text of its changes. */
async function dangersOf(before: SampleState, after: SampleState): Promise<string[]> {
  const { dangers } = await reviewOf(before, after);
  return dangers.flatMap(({ title, changes }) =>
    changes.map(({ before: old, after: now }) => `${title.split(' · ')[0]}: ${old} → ${now}`),
  );
}

const files = (content: Record<string, string>): SampleState => ({ content });
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
const LINE = 'Une ligne publiée a été modifiée ou retirée';

const SITE = `donation:
  phone: "+241 00 00 00 00"
  recipient: Prénom Nom
email: contact@site.ga
forms:
  provider: tally
  ids: { partner: abc123 }
radio: https://radio.ga/ecouter
`;

test.each([
  ['+241 00 00 00 00', '+241 77 12 34 56', 'Argent'],
  ['Prénom Nom', 'Quelqu’un', 'Argent'],
  ['abc123', 'xyz789', 'Formulaire ou carte'],
  ['contact@site.ga', 'autre@site.ga', 'Courriel'],
  ['https://radio.ga/ecouter', 'HTTPS://ailleurs.ga/', 'Adresse d’un autre site'],
])('in site.yml, %s → %s is a danger of the kind « %s »', async (old, now, kind) => {
  const [before, after] = [SITE, SITE.replace(old, now)].map((text) => files({ 'site.yml': text }));
  if (!before || !after) throw new Error('Two states.');
  expect(await dangersOf(before, after)).toEqual([`${kind}: ${old} → ${now}`]);
  expect(await dangersOf(before, before)).toEqual([]);
});

const BUDGET = `budget: 950000
budgetLines:
  - item: Outils
    amount: 350000
`;
const RECEIPT = 'receipts:\n  - date: 2026-10-01\n    amount: 25000\n    from: Fête\n';
const DUE = '    due: 2026-12-01\n';
const VOTES = 'vote:\n  until: 2026-12-01\n  counts:\n    - date: 2026-10-01\n      for: 128\n';
const HISTORY = 'history:\n  - date: 2026-10-01\n    status: En vote\n';
const VALUES = ['2026-10-01', '25 000 FCFA', 'Fête', '2026-12-01'];

test.each<[name: string, before: string, after: string, dangers: string[]]>([
  ['another spelling of an amount', 'budget: 950000\n', 'budget: "950 000 FCFA"\n', []],
  ['a budget', BUDGET, BUDGET.replace('950000', '960000'), ['Argent: 950 000 FCFA → 960 000 FCFA']],
  [
    'a line inserted into a budget',
    BUDGET,
    BUDGET.replace(':\n', ':\n  - item: Graines\n    amount: 5000\n'),
    ['Argent:  → 5 000 FCFA'],
  ],
  [
    'a published amount',
    RECEIPT + DUE,
    RECEIPT.replace('25000', '26000') + DUE,
    [LINE, 'Argent', 'Argent'].map((kind) => `${kind}: 25 000 FCFA → 26 000 FCFA`),
  ],
  [
    'the day of a promised proof',
    RECEIPT + DUE,
    RECEIPT + DUE.replace('12-01', '12-31'),
    [`${LINE}: 2026-12-01 → 2026-12-31`],
  ],
  ['a proof in place of its day', RECEIPT + DUE, `${RECEIPT}    proof: /images/recu.jpg\n`, []],
  [
    'a removed published line',
    RECEIPT + DUE,
    '',
    [
      ...VALUES.slice(0, 3).map((value) => `${LINE}: ${value} → `),
      ...['Argent', 'Argent'].map((kind) => `${kind}: 25 000 FCFA → `),
    ],
  ],
  [
    'a line added behind a published one',
    RECEIPT,
    RECEIPT + RECEIPT.split('receipts:\n')[1]?.replace('25000', '100'),
    ['Argent: 25 000 FCFA → 25 100 FCFA', 'Argent:  → 100 FCFA'],
  ],
  ['a published count of votes', VOTES, VOTES.replace('128', '129'), [`${LINE}: 128 → 129`]],
  [
    'a step of the history of a project',
    HISTORY,
    HISTORY.replace('En vote', 'En collecte'),
    [LINE, 'État d’un projet'].map((kind) => `${kind}: En vote → En collecte`),
  ],
])('in the sheet of a project, %s', async (_, before, after, expected) => {
  const sheet = (keys: string) =>
    files({ 'initiatives/jardin.mdx': `---\ntitle: Jardin\n${keys}---\n` });
  expect((await dangersOf(sheet(before), sheet(after))).map(plain)).toEqual(expected);
});

const LISTED = '## Siéger\n\nUn comité.\n\n';
const PILLARS = '## Quatre piliers\n\n### Le rapport\n\nChaque mois.\n\nLe vote ouvert.\n\n';
const LAST = '## Les règles\n\nPour chacun.';
const PHONES =
  '+241\u200b 66 44\u00ad 55 66, (+241) 77 44 55 66, 62 44 55 66 ou wa.me/24165445566.';

test.each<[name: string, before: string, after: string, kinds: string[]]>([
  ['an amount', 'Il reste 52 500 FCFA.', 'Il reste 102 500 FCFA.', ['Argent']],
  ['who receives money', 'Bénéficiaire : Awa', 'Bénéficiaire : Zoé', ['Argent']],
  ['an amount that moves', 'Dès 5 €.\n\n## Ici', '## Ici\n\nDès 5 €.', []],
  ['a mailbox', '[moi](mailto:a@b.ga)', '[moi](mailto:a@b.ga?cc=c%40d.ga)', ['Courriel']],
  ['a site', '[ici](https://a.ga)', '[ici](https://b.ga)', ['Adresse d’un autre site']],
  ['hidden and unusual numbers', '', PHONES, ['Téléphone', 'Adresse d’un autre site']],
  [
    'the number of a block',
    '<ButtonLink href="tel:+24177000001" label="Appeler" />',
    '<ButtonLink href="tel:+24166000001" label="Appeler" />',
    ['Téléphone'],
  ],
  [
    'a section removed with its headings',
    LISTED + PILLARS + LAST,
    LISTED + LAST,
    ['Partie supprimée', 'Partie supprimée'],
  ],
  ['a section that moved', LISTED + PILLARS + LAST, LISTED + LAST + PILLARS, []],
  ['a section with another title', PILLARS, PILLARS.replace('Quatre', 'Cinq'), []],
])('in a text, %s', async (_, before, after, kinds) => {
  const dangers = await dangersOf(contact(before), contact(after));
  expect(dangers.map((danger) => danger.split(':')[0])).toEqual(kinds);
});

const article = (keys: string) =>
  files({ 'articles/nuit.mdx': `---\ntitle: Une nuit\n${keys}\n---\n` });

test.each<[name: string, before: SampleState, after: SampleState, dangers: string[]]>([
  ['a draft', article('draft: true'), article(''), ['Publication: brouillon → en ligne']],
  [
    'a draft with a future day',
    article('draft: true'),
    article('date: 2099-03-05'),
    ['Publication: brouillon → en ligne le 5 mars 2099'],
  ],
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
  ['a new text of today', files({}), article('date: 2026-01-01'), []],
  [
    'prices that change places',
    files({
      'pages/prix.mdx': page(
        '',
        'services: [{ title: A, price: 3 € }, { title: B, price: 5 € }]\n',
      ),
    }),
    files({
      'pages/prix.mdx': page(
        '',
        'services: [{ title: A, price: 5 € }, { title: B, price: 3 € }]\n',
      ),
    }),
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

test('thousands of published lines, and long runs of digits and letters, are compared in time', async () => {
  const lines = '  - amount: 1\n    from: Don\n'.repeat(1000);
  const sheet = (collected: number) =>
    files({ 'initiatives/a.mdx': `---\ncollected: ${collected}\nreceipts:\n${lines}---\n` });
  expect((await dangersOf(sheet(0), sheet(9))).map(plain)).toEqual(['Argent: 0 FCFA → 9 FCFA']);
  const run = (text: string) => files({ 'notices.yml': `a: { title: "${text}" }\n` });
  for (const text of ['a', '1', '1 '])
    expect(await dangersOf(run('x'), run(text.repeat(300_000)))).toEqual([]);
});
