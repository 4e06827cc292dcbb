import { expect, test } from 'vitest';
import { placeOfAddress } from '../../../src/model/body.ts';
import { dataPath, lightRouteOf, pageOfPath, previewAddress } from '../../../src/model/outputs.ts';
import { englishRoute, frenchRoute } from '../../../src/site/languages.ts';
import { pageOf, parentOf } from '../../../src/site/routes.ts';

test.each([
  ['/', 'donnees/index.json', '/leger', '/en', '/'],
  ['/blog/a', 'donnees/blog/a.json', '/leger/blog/a', '/en/blog/a', '/blog/a'],
  ['/en', 'donnees/en.json', '/leger/en', '/en/en', '/'],
  ['/en/blog', 'donnees/en/blog.json', '/leger/en/blog', '/en/en/blog', '/blog'],
  ['/energie', 'donnees/energie.json', '/leger/energie', '/en/energie', '/energie'],
  ['/blog/en/a', 'donnees/blog/en/a.json', '/leger/blog/en/a', '/en/blog/en/a', '/blog/en/a'],
])('%s has its data, light version, translation and French page', (route, ...others) => {
  const known = [dataPath, lightRouteOf, englishRoute, frenchRoute].map((of) => of(route));
  expect(known).toEqual(others);
  expect(previewAddress('https://a.ga/', 12)).toBe('https://a.ga/pr-12/');
});

test.each([
  '/',
  '/blog',
  '/blog/a',
  '/indexation',
  '/donnees-ouvertes',
  '/je-participe/projets/puits',
  '/je-participe/projets/puits-2',
])('every path of %s, and of no other page, belongs to it', (route) => {
  const bare = [route.replace(/\/$/, ''), lightRouteOf(route)];
  const paths = bare.flatMap((path) => [`${path}/`, `${path}.html`, `${path}/index.html`]);
  for (const path of [...bare, ...paths, `/${dataPath(route)}`])
    expect(pageOfPath(path), path).toBe(route);
});

test.each([
  ['/contact/?a=1#b', '/contact'],
  ['/contact#b?c', '/contact'],
  ['/contact//', '/contact'],
  ['/', '/'],
  ['/?a', '/'],
  ['#b', ''],
])('%s is in the page %j', (address, page) => {
  expect(pageOf(address)).toBe(page);
});

test.each([
  ['/je-participe/projets', '/je-participe/decouvrir-les-projets'],
  ['/je-participe/projets/puits', '/je-participe/decouvrir-les-projets'],
  ['/je-participe/projets-passes', undefined],
  ['/je-participe/charte', '/je-participe/gouvernance-et-transparence'],
  ['/je-participe/rapports/2026-10', '/je-participe/gouvernance-et-transparence'],
  ['/je-participe/faq', undefined],
])('%s is marked in its menu by %s', (route, parent) => {
  expect(parentOf(route)).toBe(parent);
});

test.each([
  ['markdown', '/neuf', '/neuf'],
  ['markdown', '/un (2)', '</un (2)>'],
  ['property', '/un (2)', '/un (2)'],
  ['bare', '/un neuf', '[/vieux](</un neuf>)'],
] as const)('in place of a %s address, %s is written %s', (form, right, written) => {
  const position = { line: 3, column: 2 };
  const place = placeOfAddress({ kind: 'link', address: '/vieux', position, form });
  expect(place).toMatchObject(position);
  expect(place.write?.(right)).toBe(written);
});
