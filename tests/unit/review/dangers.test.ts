import { expect, test } from 'vitest';
import { ROUTES } from '../../../src/site/routes.ts';
import { contact, dangersOf, files, page, reviewOf, type SampleState } from './sample-states.ts';

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
  const states = [SITE, SITE.replace(old, now)].map((text) => files({ 'site.yml': text }));
  const [before = files({}), after = files({})] = states;
  expect(await dangersOf(before, after)).toEqual([`${kind}: ${old} → ${now}`]);
});

const RECEIPT = 'receipts:\n  - date: 2026-10-01\n    amount: 25000\n    from: Fête\n';
const DUE = '    due: 2026-12-01\n';

test.each<[name: string, before: string, after: string, dangers: string[]]>([
  [
    'who receives the money of a project',
    'support:\n  phone: "+241 77 00 00 01"\n',
    'support:\n  phone: "+241 66 00 00 02"\n',
    ['Argent: +241 77 00 00 01 → +241 66 00 00 02'],
  ],
  ['a budget', 'budget: 5\n', 'budget: 6\n', ['Argent: 5 FCFA → 6 FCFA']],
  [
    'a published amount',
    RECEIPT + DUE,
    RECEIPT.replace('25000', '26000') + DUE,
    [LINE, 'Argent'].map((kind) => `${kind}: 25 000 FCFA → 26 000 FCFA`),
  ],
  [
    'the day of a promised proof',
    RECEIPT + DUE,
    RECEIPT + DUE.replace('12-01', '12-31'),
    [`${LINE}: 2026-12-01 → 2026-12-31`],
  ],
  [
    'a removed published line',
    RECEIPT,
    '',
    [
      ...['2026-10-01', '25 000 FCFA', 'Fête'].map((value) => `${LINE}: ${value} → `),
      // Without receipts, nothing is collected.
      'Argent: 25 000 FCFA → 0 FCFA',
    ],
  ],
  [
    'a proof in place of its day, as any change of a sheet',
    RECEIPT + DUE,
    `${RECEIPT}    proof: /images/recu.jpg\n`,
    [' → /images/recu.jpg', '2026-12-01 → '].map((one) => `Page qui demande de l’argent: ${one}`),
  ],
])('in the sheet of a project, %s', async (_, before, after, expected) => {
  const sheet = (keys: string) =>
    files({ 'initiatives/jardin.mdx': `---\ntitle: Jardin\n${keys}---\n` });
  expect(await dangersOf(sheet(before), sheet(after))).toEqual(expected);
});

const LIE = 'Un lien mène ailleurs que ne le disent ses mots';
const SITES = 'Adresse d’un autre site';
const LISTED = '## Siéger\n\nUn comité.\n\n';
const PILLARS = '## Quatre piliers\n\n### Le rapport\n\nChaque mois.\n\nLe vote ouvert.\n\n';
const LAST = '## Les règles\n\nPour chacun.';
const button = (href: string, label: string) => `<ButtonLink href="${href}" label="${label}" />`;

test.each<[name: string, before: string, after: string, kinds: string[]]>([
  ['an amount', 'Il reste 52 500 FCFA.', 'Il reste 102 500 FCFA.', ['Argent']],
  ['an amount in francs', 'Dès 9 500 F.', 'Dès 9 600 francs.', ['Argent']],
  ['a mailbox', '[moi](mailto:a@b.ga)', '[moi](mailto:a@b.ga?cc=c%40d.ga)', ['Courriel']],
  ['a site', '[ici](https://a.ga)', '[ici](https://b.ga)', [SITES]],
  ['hidden numbers', '', '+241\u200b 66 44\u00ad 55 66 ou wa.me/24165445566.', ['Téléphone']],
  ['a button to another site', '', button('https://b.ga', 'a.ga'), [LIE]],
  ['a link to another number', '', '[077 12 34 56](tel:+24177999999)', [LIE, 'Téléphone']],
  ['a reference to another site', '', '[a.ga][1]\n\n[1]: https://b.ga', [LIE, SITES]],
  ['a section removed', LISTED + PILLARS + LAST, LISTED + LAST, ['Partie supprimée']],
  ['a section that moved', LISTED + PILLARS + LAST, LISTED + LAST + PILLARS, []],
])('in a text, %s', async (_, before, after, kinds) => {
  const dangers = await dangersOf(contact(before), contact(after));
  expect([...new Set(dangers.map((danger) => danger.split(':')[0]))]).toEqual(kinds);
});

const prices = (one: string, other: string) => {
  const services = `services: [{ title: A, price: ${one} }, { title: B, price: ${other} }]\n`;
  return files({ 'pages/prix.mdx': page('', services) });
};
const article = (keys: string) =>
  files({ 'articles/nuit.mdx': `---\ntitle: Une nuit\n${keys}\n---\n` });
const project = (keys: string) => `---\ntitle: A\nbudget: 5\n${keys}---\n`;
const INDEX = { 'pages/index.mdx': page('Accueil.') };
const RAIN = { ...INDEX, 'pages/pluies.mdx': page('Il pleut.') };
const SEASON = { ...INDEX, 'pages/saison.mdx': page('Il pleut.') };
const RENAMES = { 'pages/pluies.mdx': 'pages/saison.mdx' };
const ADD = 'À ajouter dans content/redirections.yml';
const lost = (kind: string, ...changes: string[]) => changes.map((change) => `${kind}: ${change}`);

test.each<[name: string, before: SampleState, after: SampleState, dangers: string[]]>([
  [
    'a draft that is published',
    article('draft: true'),
    article('date: 2099-03-05'),
    ['Publication: brouillon → en ligne le 5 mars 2099'],
  ],
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
    'a file under another name with the same address',
    files({ 'initiatives/jardin.mdx': project('') }),
    files({ 'initiatives/parc.mdx': project('slug: jardin\n') }),
    [],
  ],
  [
    'the legal notices',
    files({ 'pages/mentions-legales.mdx': page('Éditrice.') }),
    files({ 'pages/mentions-legales.mdx': page('Éditeur.') }),
    ['Texte qui engage: Éditrice. → Éditeur.'],
  ],
  [
    'a removed page',
    files({ ...INDEX, 'pages/a/b.mdx': page('+241 77 00 00 01') }),
    files(INDEX),
    lost('Page supprimée', '/a/b → ', `${ADD}  → /a/b: /`),
  ],
  [
    'a page that was renamed',
    files(RAIN),
    { ...files(SEASON), renames: RENAMES },
    lost('Renommée', '/pluies → /saison', `${ADD}  → /pluies: /saison`),
  ],
  [
    'a page that was renamed and redirected',
    files(RAIN),
    { ...files({ ...SEASON, 'redirections.yml': '/pluies: /saison\n' }), renames: RENAMES },
    lost('Renommée', '/pluies → /saison', 'Mène désormais à  → /saison'),
  ],
  [
    'a page that the site made of texts',
    files({ ...INDEX, 'rapports/2026-10.mdx': '---\ntitle: Octobre\n---\n\nUn.\n' }),
    files(INDEX),
    ['/je-participe/rapports/2026-10', ROUTES.dashboard].flatMap((route) =>
      lost('Page supprimée', `${route} → `, `${ADD}  → ${route}: /`),
    ),
  ],
  [
    'a redirection, not one whose address is a page again',
    files({ ...INDEX, 'redirections.yml': '/b: /\n/c: /\n' }),
    files({ ...INDEX, 'pages/c.mdx': page('Deux.') }),
    lost('Ancienne adresse qui ne mène plus nulle part', '/ → ', `${ADD}  → /b: /`),
  ],
])('%s is a danger, with the line that mends it', async (_, before, after, expected) =>
  expect(await dangersOf(before, after)).toEqual(expected),
);

test('a published proof with other bytes is a danger; a picture that proves nothing is none', async () => {
  const state = (picture: string, line: string) =>
    files({
      'pages/jardin.mdx': page('Un.', `${RECEIPT}${line}`),
      'initiatives/jardin.mdx': `---\ntitle: Jardin\n${RECEIPT}${line}---\n`,
      'images/recu.svg': picture,
    });
  const proof = '    proof: /images/recu.svg\n';
  const { dangers } = await reviewOf(state('<svg/>', proof), state('<svg></svg>', proof));
  const digest = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(dangers).toMatchObject([
    {
      title: 'Une preuve a été remplacée · Modifié',
      file: 'content/images/recu.svg',
      changes: [{ before: digest, after: digest }],
    },
  ]);
  expect((await reviewOf(state('<svg/>', DUE), state('<svg></svg>', DUE))).dangers).toEqual([]);
});
