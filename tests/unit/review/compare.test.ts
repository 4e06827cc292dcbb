import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuiltSite } from '../../../src/review/built-site.ts';
import type { View } from '../../../src/review/captures.ts';
import { writeInFolder } from '../../../src/vite/output.ts';
import { reviewOf, type SampleState } from './sample-states.ts';

const page = (body: string) => `---\ntitle: Contact\n---\n\n${body}\n`;
const contact = (body: string, pages?: SampleState['pages']): SampleState => ({
  content: { 'pages/contact.mdx': page(body) },
  ...(pages && { pages }),
});

/** Titles of the sections, each with the labels or files of its changes. */
const told = async (...states: Parameters<typeof reviewOf>) =>
  (await reviewOf(...states)).sections.map(({ title, changes }) => [
    title,
    changes.map(({ label, file }) => label || file),
  ]);

const built = (html: string): SampleState => ({ content: {}, pages: { '/': html } });
const VIEW: View = { width: 390 };

test('two equal states have no change', async () => {
  const same = contact('Un.', { '/contact': '<p>Un.</p>' });
  const { title, sections } = await reviewOf(same, same);
  expect([title, sections]).toEqual(['Rien ne change pour les visiteurs', []]);
});

test.each([
  ['a comment of a text', contact('Un.'), contact('Un. <!-- deux -->')],
  [
    'the remark of a value',
    { content: { 'site.yml': 'name: A # à remplacer\n' } },
    { content: { 'site.yml': 'name: A\n' } },
  ],
])('%s changes nothing for visitors', async (_, before, after) => {
  expect(await told(before, after)).toEqual([]);
});

test('passages of a text are compared in order, values by their keys', async () => {
  const before = contact('## Prix\n\nUn devis en deux jours.\n\n[Lire](/a)');
  const after = contact(
    '## Prix\n\nUn devis en trois jours.\n\n[Lire](/b)\n\n![Un lac](/images/lac.jpg)',
  );
  const { sections } = await reviewOf(before, after);
  expect(
    sections[0]?.changes[0]?.passages?.map(({ label, under, before: old, after: now }) => [
      label,
      under,
      old,
      now,
    ]),
  ).toEqual([
    ['', 'Prix', 'Un devis en deux jours.', 'Un devis en trois jours.'],
    ['Lien «\u202fLire\u202f»', 'Prix', '/a', '/b'],
    ['Image', 'Prix', '', 'Un lac (/images/lac.jpg)'],
  ]);
  const field = (label: string, required: boolean) => ({
    content: {
      'formulaires/partner.yml': `title: T\nfields:\n  - name: nom\n    label: ${label}\n    kind: text\n    required: ${required}\n    choices: [Un, Deux]\n`,
    },
  });
  const form = await reviewOf(field('Nom', true), field('Mot de passe', false));
  expect(
    form.sections[0]?.changes[0]?.passages?.map(({ label, before: old, after: now }) => [
      label,
      old,
      now,
    ]),
  ).toEqual([
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
    await told(words('Attendez.', '<p>Un</p>'), words('Envoyez cinq mille.', '<p>Deux</p>')),
  ).toEqual([
    ['Fichiers modifiés dont aucune page ne montre le changement', ['content/interface/fr.json']],
    ['Apparence peut-être changée', ['1 page']],
  ]);
  const shown = await told(
    words('Attendez.', '<p>Attendez.</p>'),
    words('Envoyez !', '<p data-notice="Envoyez&nbsp;!"></p>'),
  );
  expect(shown[0]).toEqual(['Pages et textes modifiés', ['content/interface/fr.json']]);
});

test('a new text and its page are reported as added, not as changed', async () => {
  const { sections } = await reviewOf(
    { content: {}, pages: { '/': 'x' } },
    { ...contact('Un.', { '/': 'x', '/contact': '<p>Un.</p>' }) },
  );
  expect(sections.map(({ title }) => title)).toEqual(['Pages et textes ajoutés']);
});

test('a picture is compared by its bytes, and shown with its pages; under another name it is the same', async () => {
  const state = (name: string, picture: string): SampleState => ({
    content: {
      [`images/${name}.svg`]: picture,
      'pages/contact.mdx': page(`![Un lac](/images/${name}.svg)`),
    },
  });
  const { sections } = await reviewOf(state('lac', '<svg/>'), state('lac', '<svg></svg>'));
  expect(sections[0]?.changes).toMatchObject([
    { label: 'Modifié', file: 'content/images/lac.svg', routes: ['/contact'] },
  ]);
  expect(await told(state('lac', '<svg/>'), state('etang', '<svg/>'))).toEqual([
    ['Fichiers modifiés dont aucune page ne montre le changement', ['content/pages/contact.mdx']],
  ]);
});

test.each([
  [
    'a number to call',
    '<a class="a" href="tel:+24177000001">Appeler</a>',
    '<a class="a" href="tel:+24166000001">Appeler</a>',
    'Téléphone',
  ],
  [
    'a number to write to',
    '<a href="https://wa.me/24177000001">Écrire</a>',
    '<a href="https://wa.me/24166000001">Écrire</a>',
    'Adresse d’un autre site',
  ],
  [
    'a mailbox',
    '<a href="mailto:a@b.ga">Écrire</a>',
    '<a href="mailto:a@b.ga?bcc=c@d.ga">Écrire</a>',
    'Courriel',
  ],
  [
    'the number that a button copies',
    '<data id="don.numero" value="077000001">077 00 00 01</data>',
    '<data id="don.numero" value="066000001">077 00 00 01</data>',
    'Argent',
  ],
  [
    'a text to copy',
    '<button data-copy="numero">Copier</button>',
    '<button data-copy="autre">Copier</button>',
    'Argent',
  ],
  [
    'a form',
    '<iframe src="https://tally.so/embed/a"></iframe>',
    '<iframe src="https://tally.so/embed/b"></iframe>',
    'Formulaire ou carte',
  ],
])(
  '%s that code changes is a danger, although no pixel changes',
  async (_, before, after, kind) => {
    const { dangers } = await reviewOf(built(before), built(after), new Map([['/', []]]));
    expect(dangers.map(({ title, routes, file }) => [title, routes, file])).toEqual([
      [kind, ['/'], ''],
    ]);
  },
);

test('a notice and a link within the site that code changes are reported; what the content explains is not', async () => {
  const none = new Map([['/', []]]);
  const notice = (message: string, href: string) =>
    built(
      `<button data-notice="Bientôt" data-notice-message="${message}">EN</button><a href="${href}">Lire</a><a href="/leger">(3 Ko)</a>`,
    );
  expect(await told(notice('Revenez.', '/a'), notice('Attendez.', '/b'), none)).toEqual([
    ['Liens et avis que le code change', ['Avis montré au toucher', 'Lien']],
  ]);
  const state = (phone: string): SampleState => ({
    content: { 'site.yml': `phone: "${phone}"\n` },
    pages: { '/': `<a href="https://wa.me/${phone.replace(/\D/g, '')}?text=Bonjour">Écrire</a>` },
  });
  const { dangers } = await reviewOf(state('+241 77 00 00 01'), state('+241 66 00 00 01'), none);
  expect(dangers.map(({ file, after, routes }) => [file, after, routes])).toEqual([
    ['content/site.yml', '+241 66 00 00 01', ['/']],
  ]);
});

test('a notice in the data of a button or an island is read, too', async () => {
  const page = (name: string, message: string) =>
    built(
      `<div ${name}="${JSON.stringify({ copied: { title: 'Copié', message } }).replaceAll('"', '&quot;')}"></div>`,
    );
  for (const name of ['data-copy-notices', 'data-props'])
    expect(await told(page(name, 'Merci.'), page(name, 'Payez.'), new Map([['/', []]]))).toEqual([
      ['Liens et avis que le code change', ['Avis montré au toucher']],
    ]);
});

test('of pages whose HTML differs, those with other pixels are reported, and the rest counted', async () => {
  const pages = (color: string) =>
    Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`/${at}`, `<style>p{color:${color}}</style>`]),
    );
  const [before, after] = [pages('red'), pages('blue')].map((one) => ({ content: {}, pages: one }));
  if (!before || !after) throw new Error('Two states.');
  const captures = (views: View[]) =>
    new Map(Array.from({ length: 40 }, (_, at) => [`/${at}`, at < 3 ? views : []]));
  const result = await reviewOf(before, after, captures([VIEW]));
  expect(result.sections).toMatchObject([
    {
      title: 'Apparence changée',
      changes: [
        { label: '3 pages', captures: ['/0', '/1', '/2'] },
        { label: '10 pages de plus, sans capture' },
      ],
    },
  ]);
  expect((await reviewOf(before, after, captures([]))).sections).toEqual([]);
});

test('other published files and changed scripts are named', async () => {
  const state = (files: Record<string, string>, scripts: string) => ({
    content: {},
    files,
    scripts,
  });
  expect(
    await told(
      state({ 'favicon.ico': 'a', 'robots.txt': 'a' }, 'a'),
      state({ 'favicon.ico': 'b', 'cv.pdf': 'c' }, 'b'),
    ),
  ).toEqual([
    [
      'Autres fichiers publiés',
      ['Ajouté', 'Modifié', 'Retiré', 'Le programme qui anime les pages dans le navigateur change'],
    ],
  ]);
});

test('what each build changes is not compared: build ids, hashed names, weights, light versions', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'site-'));
  const siteOf = async (name: string, build: string, hash: string, weight: number) => {
    const files = {
      'index.html': `<script src="/assets/entry-${hash}.js"></script><style>'sha256-${hash}'</style><a href="/leger">Version légère (${weight}\u00a0Ko)</a>`,
      'leger.html': `${weight}`,
      'vieux.html': `<meta http-equiv="refresh" content="0;url=/${build}">`,
      [`assets/entry-${hash}.js`]: `go();const b="${build}";import("./part-${hash}.js")`,
      'donnees/index.json': build,
      'robots.txt': 'x',
    };
    for (const [path, text] of Object.entries(files)) writeInFolder(join(dir, name), path, text);
    return readBuiltSite(join(dir, name));
  };
  const [before, after] = [
    await siteOf('a', 'aaaaaaaa', '12345678', 3),
    await siteOf('b', 'bbbbbbbb', '87654321', 4),
  ];
  await rm(dir, { recursive: true });
  expect(after).toEqual(before);
  expect([[...before.pages.keys()], [...before.files.keys()]]).toEqual([['/'], ['robots.txt']]);
});
