import { expect, test } from 'vitest';
import { contact, dangersOf, files, plain } from '../review/sample-states.ts';

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
  [
    'who receives the money of a project',
    'support:\n  phone: "+241 77 00 00 01"\n',
    'support:\n  phone: "+241 66 00 00 02"\n',
    ['Argent: +241 77 00 00 01 → +241 66 00 00 02'],
  ],
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

const ELSEWHERE = 'Un lien mène ailleurs que ne le disent ses mots';
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
  [
    'a link to another number',
    '',
    '[077 12 34 56](tel:+24177999999)',
    [ELSEWHERE, 'Téléphone', 'Téléphone'],
  ],
  [
    'a reference to another site',
    '',
    '[a.ga][1]\n\n[1]: https://b.ga',
    [ELSEWHERE, 'Adresse d’un autre site', 'Adresse d’un autre site'],
  ],
  [
    'a button to another site',
    '',
    '<ButtonLink href="https://b.ga" label="a.ga" />',
    [ELSEWHERE, 'Adresse d’un autre site'],
  ],
  [
    'a button with other words',
    '<ButtonLink href="https://b.ga" label="b.ga" />',
    '<ButtonLink href="https://b.ga" label="a.ga" />',
    [ELSEWHERE],
  ],
  ['a link to its own number', '[moi](tel:077123456)', '[077 12 34 56](tel:077123456)', []],
  ['a section that moved', LISTED + PILLARS + LAST, LISTED + LAST + PILLARS, []],
  ['a section with another title', PILLARS, PILLARS.replace('Quatre', 'Cinq'), []],
])('in a text, %s', async (_, before, after, kinds) => {
  const dangers = await dangersOf(contact(before), contact(after));
  expect(dangers.map((danger) => danger.split(':')[0])).toEqual(kinds);
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
