import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import {
  createSearch,
  indexText,
  type Search,
  searchTerms,
} from '../../../src/model/search/search-index.ts';
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

test('a word over a title or in a heading finds its page before those with the word in a text', () => {
  expect(find('biographie')[0]?.route).toBe('/a-propos');
  expect(find('sortie')[0]?.route).toBe('/projets/decouverte-gabon/activites');
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
      'Une annonce\u202f?',
      'Communiqué de presse 1er\u00a0janvier 2026',
      'Une phrase\u00a0: et une autre\u202f!',
      'Plaquette azurée (nouvel onglet)',
      'Un mot. Un mot.',
    ].join('\n'),
  });
});

test('words are compared without case, accents, elisions and endings', () => {
  expect(searchTerms('L’eau')).toEqual(searchTerms('eau'));
  expect(searchTerms("Jusqu'aux ÉLÉPHANTS d’Afrique, qu’on voit")).toEqual(
    searchTerms('elephant afrique voit'),
  );
  expect(searchTerms('Le cœur')).toEqual(searchTerms('coeurs'));
  expect(searchTerms('<i>Mangrove</i>')).toEqual(['i', 'mangrov', 'i']);
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

test('the index is light, odd queries find nothing, and one typing error is forgiven', () => {
  expect(gzipSync(index).length).toBeLessThan(32_000);
  const odd = ['', '   ', '?!…', '(', '森林', 'xqzwkv', '\u0000', 'x'.repeat(10_000)];
  expect(odd.flatMap(find)).toEqual([]);
  expect(find('mangxove')).toEqual(find('mangrove'));
});
