import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { createSearch, indexText, type Search } from '../../../src/model/search/search-index.ts';
import { searchTerms } from '../../../src/model/search/search-terms.ts';
import { rendererWith } from '../server/render-page.ts';
import queries from './queries.json' with { type: 'json' };

const page = (route: string, title: string, text = '') => ({
  ...{ route, title, text, section: '', description: '', headings: '', keywords: '' },
});

let index = '';
let find: Search;

beforeAll(async () => {
  const { searchIndexes } = await rendererWith({});
  index = (await searchIndexes())[0]?.[1] ?? '';
  find = createSearch([index]);
}, 60_000);

test('sixty written queries find their page among the first three', () => {
  const missed = Object.entries(queries).filter(
    ([query, route]) =>
      !find(query)
        .slice(0, 3)
        .some((found) => found.route === route),
  );
  expect(Object.keys(queries)).toHaveLength(60);
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(3);
});

test('the plain name over a title finds its page', () => {
  expect(find('biographie')[0]?.route).toBe('/a-propos');
});

test('a word of a heading finds its page before those with the word in a text', () => {
  expect(find('sortie')[0]?.route).toBe('/projets/decouverte-gabon/activites');
});

test('a page with the whole word is before pages with words that begin with it', () => {
  const pages = [
    page('/donnees', 'Données ouvertes', 'Données'),
    page('/aider', 'Aider', 'Un don suffit, ici ou ailleurs.'),
  ];
  expect(createSearch([indexText(pages)])('don').map(({ route }) => route)).toEqual([
    '/aider',
    '/donnees',
  ]);
});

test('a document is found by its name, and what is shown of a page has French spaces', async () => {
  const { searchIndexes } = await rendererWith({
    'communiques/essai.mdx': `---
title: Une annonce ?
description: "Une phrase : et une autre !"
date: 2026-01-01
documents:
  - title: Plaquette azurée
    url: https://exemple.ga/plaquette.pdf
---

${'Un mot. '.repeat(60)}
`,
  });
  const search = createSearch([(await searchIndexes())[0]?.[1] ?? '']);
  expect(search('plaquette azurée')[0]).toEqual({
    route: '/ressources/essai',
    title: 'Une annonce\u202f?',
    section: 'Prénom Nom',
    description: 'Une phrase\u00a0: et une autre\u202f!',
    terms: searchTerms('plaquette azurée'),
    text: [
      'Une\u00a0annonce\u202f?',
      'Une phrase\u00a0: et une autre\u202f!',
      'Plaquette azurée (nouvel onglet)',
      'Un mot. Un mot. Un mot. Un mot. Un mot.',
    ].join('\n'),
  });
});

test('two hundred letters are looked for, typing errors are forgiven from five letters on, a word has forty', () => {
  const search = createSearch([indexText([page('/a', 'parc mangue')])]);
  const found = (query: string) => search(query).map(({ route }) => route);
  expect(found(`${' '.repeat(199)}m`)).toEqual(['/a']);
  expect(found(`${' '.repeat(200)}m`)).toEqual([]);
  expect(found(`parc ${' '.repeat(190)}zzzzzzz`)).toEqual(['/a']);
  expect([found('mangxe'), found('pasc')]).toEqual([['/a'], []]);
  expect(searchTerms('k'.repeat(41))).toEqual(searchTerms('k'.repeat(40)));
  expect(searchTerms('k'.repeat(40))).not.toEqual(searchTerms('k'.repeat(39)));
});

test('words are compared without case, accents, elisions and endings', () => {
  expect(searchTerms('L’eau')).toEqual(searchTerms('eau'));
  expect(searchTerms("Jusqu'aux ÉLÉPHANTS d’Afrique, qu’on voit")).toEqual(
    searchTerms('elephant afrique voit'),
  );
  expect(searchTerms('Le cœur')).toEqual(searchTerms('coeurs'));
});

/** Words of four letters, which no typing error and no ending brings near another. */
const SIGNS = 'bcdfghjklmnpqrtvw';
const word = (at: number) =>
  `z${[at / 289, at / 17, at].map((part) => SIGNS[Math.floor(part) % 17]).join('')}`;

test.each([
  ['articles/essai.mdx', '/blog/essai', 20],
  ['pages/essai.mdx', '/essai', 2000],
])('of %s the index has the first words, and not one more', async (path, route, most) => {
  const own = Array.from({ length: most + 1 }, (_, at) => word(at)).join(' ');
  const keys = path.startsWith('pages')
    ? 'description: Rien.'
    : 'date: 2026-01-01\ncategory: Nature\nexcerpt: "Rien."\nimage: /images/article-plage.svg\nalt: "Une plage."';
  const text = own.replace(/(?:\S+ ){20}/g, '$&\n\n');
  const { searchIndexes, page: pageAt } = await rendererWith({
    [path]: `---\ntitle: Essai\n${keys}\n---\n\n${text}\n`,
  });
  const { html } = await pageAt(route);
  const shown = html.slice(html.indexOf('<h1'), html.indexOf(word(0)));
  const before = shown
    .replace(/<[^>]+>/g, ' ')
    .trim()
    .split(/\s+/).length;
  const search = createSearch([(await searchIndexes())[0]?.[1] ?? '']);
  const isFound = (at: number) => search(word(at)).some((found) => found.route === route);
  expect([isFound(most - before - 1), isFound(most - before)]).toEqual([true, false]);
});

test('what a page shows from a later day on is not found', async () => {
  const activity = `activities:
  - title: Une randonnée
    description: "Deux heures."
    image: /images/activite-sport.svg
    alt: Des enfants.
    next: 2099-01-16
`;
  const { searchIndexes, page } = await rendererWith({
    'pages/essai.mdx': `---\ntitle: Essai\ndescription: Rien.\n${activity}---\n\n<ActivityList items={frontmatter.activities} />\n`,
  });
  expect((await page('/essai')).html).toContain('à annoncer');
  const search = createSearch([(await searchIndexes())[0]?.[1] ?? '']);
  const isFound = (words: string) => search(words).some(({ route }) => route === '/essai');
  expect([isFound('2099'), isFound('annoncer')]).toEqual([true, false]);
});

test.each([
  ['plantée', 'Planter un arbre'],
  ['menacée', 'Un singe menacé'],
  ['arbres plantés', 'Planter un arbre'],
  ['elephant', 'Les éléphants'],
])('%s finds « %s »', (query, title) => {
  const titles = ['Planter un arbre', 'Un singe menacé', 'Les éléphants'];
  const search = createSearch([indexText(titles.map((one, at) => page(`/${at}`, one)))]);
  expect(search(query).map((found) => found.title)).toEqual([title]);
});

test('a number in groups of three is found however it is written', () => {
  for (const written of ['9500000', '9 500 000', '9\u00a0500\u00a0000', '9\u202f500\u202f000'])
    expect(searchTerms(`Budget : ${written} FCFA`)).toEqual(searchTerms('budget 9500000 fcfa'));
  expect(searchTerms('le 12 345, en 2024 500 fois')).toEqual(searchTerms('12345 2024 500 fois'));
});

test('markup in a query is text', () => {
  expect(searchTerms('<i>Mangrove</i>')).toEqual(['i', 'mangrov', 'i']);
});

test('an invalid query finds no page and raises no error', () => {
  const odd = ['', '   ', '?!…', '(', '森林', 'xqzwkv', '\u0000', 'x'.repeat(10_000)];
  expect(odd.flatMap(find)).toEqual([]);
});

test('the index is light, and a half of it is refused', () => {
  expect(gzipSync(index).length).toBeLessThan(32_000);
  expect(() => createSearch([index.slice(0, 5000)])).toThrow();
});
