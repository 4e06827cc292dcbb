import { expect, test } from 'vitest';
import { changedPages } from '../../../src/review/built-pages.ts';
import { folderWith } from '../vite/content-folder.ts';
import { contact, files, page, reviewOf, type SampleState } from './sample-states.ts';

/** Titles of the lists, each with the files of its entries. */
const listsOf = async (before: SampleState, after: SampleState) =>
  (await reviewOf(before, after)).lists.map(([title, entries]) => [
    title,
    entries.map(({ file }) => file),
  ]);

test.each([
  ['nothing', contact('Un.'), contact('Un.')],
  ['a comment of a text', contact('Un.'), contact('Un. <!-- deux -->')],
  [
    'the remark of a value',
    files({ 'site.yml': 'name: A # à remplacer\n' }),
    files({ 'site.yml': 'name: A\n' }),
  ],
])('%s changes nothing for visitors', async (_, before, after) => {
  expect(await reviewOf(before, after)).toEqual({ dangers: [], lists: [] });
});

/** The changes of the first file of the first list: label, heading above, old and new text. */
const changesOf = async (before: SampleState, after: SampleState) =>
  (await reviewOf(before, after)).lists[0]?.[1][0]?.changes.map((one) =>
    [one.label, one.under, one.before, one.after].filter((text) => text !== undefined),
  );

test('passages of a text are compared in order, values by their keys', async () => {
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
  const form = (label: string, required: boolean) =>
    files({
      'formulaires/partner.yml': `title: T\nfields:\n  - name: nom\n    label: ${label}\n    kind: text\n    required: ${required}\n    choices: [Un, Deux]\n`,
    });
  expect(await changesOf(form('Nom', true), form('Mot de passe', false))).toEqual([
    ['Libellé (fields.nom.label)', 'Nom', 'Mot de passe'],
    ['Obligatoire (fields.nom.required)', 'oui', 'non'],
  ]);
});

test('of a renamed file, only what changed in it is to be read again', async () => {
  const question = (word: string) => `---\nquestion: Qui ?\n---\n\nUn.\n\n${word}.\n`;
  const after = files({ 'faq/02-qui.mdx': question('Trois') });
  expect(
    await changesOf(files({ 'faq/01-qui.mdx': question('Deux') }), {
      ...after,
      renames: { 'faq/01-qui.mdx': 'faq/02-qui.mdx' },
    }),
  ).toEqual([
    ['Fichier renommé', 'faq/01-qui.mdx', 'faq/02-qui.mdx'],
    ['', '', 'Deux.', 'Trois.'],
  ]);
});

test('a new text is reported as added, a picture with the pages that show it', async () => {
  expect(await listsOf(files({}), contact('Un.'))).toEqual([
    ['Pages et textes ajoutés', ['content/pages/contact.mdx']],
  ]);
  const state = (picture: string) =>
    files({ 'images/lac.svg': picture, 'pages/contact.mdx': page('![Un lac](/images/lac.svg)') });
  const { lists } = await reviewOf(state('<svg/>'), state('<svg></svg>'));
  expect(lists).toMatchObject([
    [
      'Images et documents',
      [{ title: 'Modifié', file: 'content/images/lac.svg', routes: ['/contact'] }],
    ],
  ]);
});

test('of two built sites, the pages whose HTML differs are named, not those of other scripts and styles', async () => {
  const site = (hash: string, word: string) => {
    const html = (text: string) =>
      `<html data-styles="/assets/site-${hash}.css"><script src="/assets/entry-${hash}.js"></script><style>p{}${hash}</style><p class="${hash}">${text}</p>`;
    return folderWith({
      'metadata.json': JSON.stringify([{ path: '/' }, { path: '/contact' }, { path: `/${word}` }]),
      'index.html': html('Un &amp; deux.'),
      'contact.html': html(word),
      [`${word}.html`]: html('Un.'),
    });
  };
  expect(await changedPages(await site('aaaa', 'ici'), await site('bbbb', 'là'))).toEqual([
    ...['/contact', '/ici', '/là'],
  ]);
});
