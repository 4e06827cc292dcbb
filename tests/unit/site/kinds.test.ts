import { expect, test } from 'vitest';
import { anchorProperty, blocksOfList, tagOf } from '../../../src/site/blocks/index.ts';
import {
  isBlock,
  isRefused,
  isSureTag,
  nearestBlock,
  opensTag,
  refusedTag,
  takesNoText,
} from '../../../src/site/blocks/tag-names.ts';
import { kindOf, routeOfFile, sharedRoute } from '../../../src/site/kinds/index.ts';
import { filled } from '../../../src/site/languages.ts';
import { isSiteKey, nearestWord } from '../../../src/site/synonyms.ts';

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

test('a list is shown by the block that shows no other, and a tag names its list', () => {
  expect(blocksOfList('steps')).toEqual(['Steps', 'FeatureList']);
  expect(blocksOfList('title')).toEqual([]);
  const list = { description: '', props: { items: { type: 'list', description: '' } } } as const;
  const block = { ...list, children: 'none' } as const;
  expect([tagOf('A', block, 'steps'), tagOf('A', block), tagOf('A', undefined, 'steps')]).toEqual([
    '<A items={frontmatter.steps} />',
    '<A />',
    '<A />',
  ]);
  expect([anchorProperty('Section'), anchorProperty('Steps'), anchorProperty('Rien')]).toEqual([
    'id',
    undefined,
    undefined,
  ]);
});

test('words in braces are filled with their values, 0 and nothing too; others remain', () => {
  expect(filled('{a}{b}{c}{d-e}', { a: 0, b: '' })).toBe('0{c}{d-e}');
});

test.each([
  ['Steps', 'block opens sure empty', 'Steps'],
  ['Section', 'block opens sure', 'Section'],
  ['steps', 'opens sure', 'Steps'],
  ['Stepz', 'opens sure', 'Steps'],
  ['Inconnu', 'opens', undefined],
  ['div', 'refused opens', undefined],
  ['o:p', 'refused opens', undefined],
  ['abcd:p', '', undefined],
  ['frontmatter.steps', 'opens', undefined],
  ['frontmatters', '', undefined],
  ['trois', '', undefined],
  ['map', 'refused opens', undefined],
])('the tag <%s> is %s', (name, expected, nearest) => {
  const are = {
    ...{ block: isBlock(name), refused: isRefused(name), opens: opensTag(name) },
    ...{ sure: isSureTag(name), empty: takesNoText(name) },
  };
  const kinds = Object.entries(are).flatMap(([kind, is]) => (is ? kind : []));
  expect([kinds.join(' '), nearestBlock(name)]).toEqual([expected, nearest]);
});

test.each([
  ['o:p', 'd’un traitement de texte', 'Retirez cette balise'],
  ['STRONG', 'du HTML', '**votre texte**'],
  ['b', 'du HTML', '**votre texte**'],
  ['main', 'du HTML', 'Retirez cette balise'],
])('the tag <%s> comes from « %s », and it is said what to write: « %s »', (name, from, hint) => {
  const fault = refusedTag(name);
  expect(fault.message).toContain(`<${name}> vient ${from}`);
  expect(fault.hint).toContain(hint);
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

test.each([
  ['budgetLines', true],
  ['Détail du budget', true],
  ['Adresse mail', true],
  ['COURRIEL', true],
  ['demain', false],
])('whether %j is a key of the site: %s', (word, expected) => {
  expect(isSiteKey(word)).toBe(expected);
});
