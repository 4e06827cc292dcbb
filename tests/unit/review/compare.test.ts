import { expect, test } from 'vitest';
import { contact, page, reviewOf, type SampleState } from '../review/sample-states.ts';

/** Titles of the sections, each with the files, or else the titles or labels, of its entries. */
const sectionsOf = async (...states: Parameters<typeof reviewOf>) =>
  (await reviewOf(...states)).sections.map(({ title, entries }) => [
    title,
    entries.map((entry) => entry.file || entry.title || entry.changes[0]?.label),
  ]);

const built = (html: string): SampleState => ({ content: {}, pages: { '/': html } });
/** Screenshots of the home page without a difference. */
const SAME_LOOK = new Map([['/', []]]);
const UNSEEN = 'Fichiers modifiés dont aucune page ne montre le changement';

test.each([
  ['nothing', contact('Un.', { '/': 'x' }), contact('Un.', { '/': 'x' })],
  ['a comment of a text', contact('Un.'), contact('Un. <!-- deux -->')],
  [
    'the remark of a value',
    { content: { 'site.yml': 'name: A # à remplacer\n' } },
    { content: { 'site.yml': 'name: A\n' } },
  ],
])('%s changes nothing for visitors', async (_, before, after) => {
  const { title, sections } = await reviewOf(before, after);
  expect([title, sections]).toEqual(['Rien ne change pour les visiteurs', []]);
});

test('passages of a text are compared in order, values by their keys', async () => {
  const changesOf = async (before: SampleState, after: SampleState) =>
    (await reviewOf(before, after)).sections[0]?.entries[0]?.changes.map((one) =>
      [one.label, one.under, one.before, one.after].filter((text) => text !== undefined),
    );
  const text = (days: string, more: string) =>
    contact(`## Prix\n\nUn devis en ${days} jours.\n\n${more}`);
  expect(
    await changesOf(
      text('deux', '[Lire](/a)'),
      text('trois', '[Lire](/b)\n\n![Un lac](/images/lac.jpg)'),
    ),
  ).toEqual([
    ['', 'Prix', 'Un devis en deux jours.', 'Un devis en trois jours.'],
    ['Lien «\u202fLire\u202f»', 'Prix', '/a', '/b'],
    ['Image', 'Prix', '', 'Un lac (/images/lac.jpg)'],
  ]);
  const form = (label: string, required: boolean) => ({
    content: {
      'formulaires/partner.yml': `title: T\nfields:\n  - name: nom\n    label: ${label}\n    kind: text\n    required: ${required}\n    choices: [Un, Deux]\n`,
    },
  });
  expect(await changesOf(form('Nom', true), form('Mot de passe', false))).toEqual([
    ['Libellé (fields.nom.label)', 'Nom', 'Mot de passe'],
    ['Obligatoire (fields.nom.required)', 'oui', 'non'],
  ]);
});

test('a text that no page shows is listed with its words, one that a page shows is a changed text', async () => {
  const words = (offline: string, html: string): SampleState => ({
    content: { 'interface/fr.json': JSON.stringify({ ownForms: { offline } }) },
    pages: { '/': html },
  });
  expect(
    await sectionsOf(words('Attendez.', '<p>Un</p>'), words('Envoyez cinq mille.', '<p>Deux</p>')),
  ).toEqual([
    [UNSEEN, ['content/interface/fr.json']],
    ['Apparence peut-être changée', ['1 page']],
  ]);
  const shown = await reviewOf(
    words('Attendez.', '<p>Attendez.</p>'),
    words('Envoyez !', '<p data-notice="Envoyez&nbsp;!"></p>'),
  );
  expect(shown.sections[0]).toMatchObject({
    title: 'Pages et textes modifiés',
    entries: [{ file: 'content/interface/fr.json', routes: ['/'] }],
  });
});

test('a new text and its page are reported as added, not as changed', async () => {
  expect(
    await sectionsOf(built('x'), contact('Un.', { '/': 'x', '/contact': '<p>Un.</p>' })),
  ).toEqual([['Pages et textes ajoutés', ['content/pages/contact.mdx']]]);
});

test('pages of changed texts come first, and a text is found although markup divides it', async () => {
  const state = (word: string): SampleState => ({
    content: {
      'pages/contact.mdx': page(word),
      'interface/fr.json': JSON.stringify({ ownForms: { offline: `Il ${word} ici` } }),
    },
    pages: { '/': `<p>Il <b class="a">${word}</b> ici</p>`, '/contact': word },
  });
  const { routes, sections } = await reviewOf(state('reste'), state('part'));
  expect(routes).toEqual(['/contact', '/']);
  expect(sections[0]?.entries.map(({ routes: shown }) => shown)).toEqual([['/'], ['/contact']]);
});

test('a picture is compared by its bytes, and shown with its pages', async () => {
  const state = (picture: string): SampleState => ({
    content: {
      'images/lac.svg': picture,
      'pages/contact.mdx': page('![Un lac](/images/lac.svg)'),
    },
  });
  const { sections } = await reviewOf(state('<svg/>'), state('<svg></svg>'));
  expect(sections[0]?.entries).toMatchObject([
    { title: 'Modifié', file: 'content/images/lac.svg', routes: ['/contact'] },
  ]);
});

test.each([
  ['<a class="a" href="tel:+241770">Appeler</a>', '770', '660', 'Téléphone'],
  ['<a href="https://wa.me/241770">Écrire</a>', '770', '660', 'Adresse d’un autre site'],
  ['<a href="mailto:a@b.ga">Écrire</a>', 'b.ga', 'b.ga?bcc=c@d.ga', 'Courriel'],
  ['<data id="don" value="0770">0770</data>', 'value="0770', 'value="0660', 'Argent'],
  ['<button data-copy="numero">Copier</button>', 'numero', 'autre', 'Argent'],
  ['<iframe src="https://tally.so/embed/a">', 'embed/a', 'embed/b', 'Formulaire ou carte'],
])(
  'what code changes in %s is a danger, although no pixel changes',
  async (html, old, now, kind) => {
    const { dangers } = await reviewOf(built(html), built(html.replace(old, now)), SAME_LOOK);
    expect(dangers.map(({ title, routes, file }) => [title, routes, file])).toEqual([
      [kind, ['/'], ''],
    ]);
  },
);

const json = (message: string) =>
  JSON.stringify({ copied: { title: 'Copié', message } }).replaceAll('"', '&quot;');

test.each([
  ['a notice', '<i data-notice="Bientôt">', '<i data-notice="Payez">', 'Avis montré au toucher'],
  [
    'a notice of a button',
    `<i data-copy-notices="${json('Merci.')}">`,
    `<i data-copy-notices="${json('Payez.')}">`,
    'Avis montré au toucher',
  ],
  [
    'a notice of an island',
    `<i data-props="${json('Merci.')}">`,
    `<i data-props="${json('Payez.')}">`,
    'Avis montré au toucher',
  ],
  ['a link within the site', '<a href="/a">Lire</a>', '<a href="/b">Lire</a>', 'Lien'],
  ['a link in new words', '<a href="/a">Lire</a>', '<a href="/b">Lire plus</a>', 'Lien'],
])('%s that code changes is reported', async (_, before, after, label) => {
  expect(await sectionsOf(built(before), built(after), SAME_LOOK)).toEqual([
    ['Liens et avis que le code change', [label]],
  ]);
});

test('of pages whose HTML differs, those with other pixels and those beyond the limit are reported', async () => {
  const pages = (color: string) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`/${at}`, `<style>p{color:${color}}</style>`]),
    );
  const state = (color: string) => ({ content: {}, pages: pages(color) });
  const captures = (count: number) =>
    new Map(Array.from({ length: 40 }, (_, at) => [`/${at}`, at < count ? [{ width: 390 }] : []]));
  const result = await reviewOf(state('red'), state('blue'), captures(3));
  expect(result.sections).toMatchObject([
    { title: 'Apparence changée', entries: [{ title: '13 pages' }] },
  ]);
  expect((await reviewOf(state('red'), state('blue'), captures(0))).sections).toEqual([]);
});

test('other published files and changed scripts are named', async () => {
  const state = (files: Record<string, string>, scripts: string) => ({
    content: {},
    files,
    scripts,
  });
  const { sections } = await reviewOf(
    state({ 'favicon.ico': 'a', 'robots.txt': 'a' }, 'a'),
    state({ 'favicon.ico': 'b', 'cv.pdf': 'c' }, 'b'),
  );
  expect(sections[0]?.entries.map(({ title, file }) => [title, file])).toEqual([
    ['Ajouté', 'cv.pdf'],
    ['Modifié', 'favicon.ico'],
    ['Retiré', 'robots.txt'],
    ['Le programme qui anime les pages dans le navigateur change', ''],
  ]);
});
