import { expect, test } from 'vitest';
import { kindOf, routeOfFile, sharedRoute } from '../../../src/site/kinds/index.ts';
import { filled } from '../../../src/site/languages.ts';
import { nearestWord } from '../../../src/site/synonyms.ts';

test.each([
  ['pages/index.mdx', 'page', '/'],
  ['pages/projets/eco/index.mdx', 'page', '/projets/eco'],
  ['pages/projets/indexation.mdx', 'page', '/projets/indexation'],
  ['pages/pages/a.mdx', 'page', '/pages/a'],
  ['articles/un-jour.mdx', 'article', '/blog/un-jour'],
  ['initiatives/puits.mdx', 'initiative', '/je-participe/projets/puits'],
  ['initiatives/puits/2026-03-01-mur.mdx', 'nouvelle', null],
  ['articles/dossier/un-jour.mdx', 'article', '/blog/un-jour'],
  ['rapports/2026-10.mdx', 'rapport', '/je-participe/rapports/2026-10'],
  ['faq/01-qui.mdx', 'faq', null],
])('%s is of kind %s, at %s', (path, kind, route) => {
  expect(kindOf(path)).toBe(kind);
  expect(routeOfFile(kindOf(path) ?? 'faq', path)).toBe(route);
});

test('a file in no folder of a kind is of none; an article without a text has no page, and a key may give the end of an address', () => {
  expect([kindOf('recettes/a.mdx'), kindOf('site.yml')]).toEqual([undefined, undefined]);
  expect(routeOfFile('article', 'articles/a.mdx', undefined, false)).toBe(null);
  expect(routeOfFile('communique', 'communiques/a.mdx', 'b', false)).toBe('/ressources/b');
  expect([sharedRoute('charte'), sharedRoute('page')]).toEqual(['/je-participe/charte', undefined]);
});

test('words in braces are filled with their values, 0 and nothing too; others remain', () => {
  expect(filled('{a}{b}{c}{d-e}', { a: 0, b: '' })).toBe('0{c}{d-e}');
});

test.each([
  ['courriel', ['phone', 'email'], 'email'],
  ['Résumé', ['title', 'excerpt'], 'excerpt'],
  ['finis', ['En cours', 'Terminé'], 'Terminé'],
  ['oui', ['false', 'true'], 'true'],
  ['Accroche', ['title', 'excerpt'], 'excerpt'],
  ['toString', ['title', 'excerpt'], undefined],
])('of %j among %j, the synonym is %j', (word, words, meant) => {
  expect(nearestWord(word, words)).toBe(meant);
});
