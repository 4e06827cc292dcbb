import { expect, test } from 'vitest';
import type { Page } from '../../../src/screen/check-file.ts';
import { entryOf, pagesFor } from '../../../src/screen/menus.tsx';

const page = (route: string, title: string, more: Partial<Page> = {}): Page => {
  return { route, title, name: title, ownName: title, lang: undefined, ...more };
};
const PAGES = [
  page('/services', 'Mes services', { name: 'Services', ownName: 'Services' }),
  page('/projets/eco', 'Accueil d’Eco', { name: 'Eco Logik' }),
  page('/projets/eco/equipe', 'L’équipe'),
  page('/en/services', 'Services', { lang: 'en' }),
];
const SITE = { path: ['header'], root: '' };
const ECO = { path: ['subsites', '/projets/eco'], root: '/projets/eco' };

test.each([
  ['/services', SITE, 'Services'],
  ['/services/?a=1', SITE, 'Services'],
  [{ page: '/services', label: 'Offres' }, SITE, 'Offres'],
  [{ menu: 'Projets', pages: [] }, SITE, 'Projets'],
  ['/projets/eco', SITE, 'Eco Logik'],
  ['', ECO, 'Accueil d’Eco'],
  ['/equipe', ECO, 'L’équipe'],
  ['/absente', SITE, '/absente'],
  [{ page: 'https://www.example.org', label: 'Ailleurs' }, SITE, 'Ailleurs'],
])('the entry %j shows its word as the site does', (data, place, shown) =>
  expect(entryOf(data, place, PAGES)).toMatchObject({ shown }),
);

test('a list offers French pages that it does not hold, and a project its own', () => {
  const held = [entryOf('/services', SITE, PAGES)];
  expect(pagesFor(SITE, held, PAGES).map(([route]) => route)).toEqual([
    '/projets/eco',
    '/projets/eco/equipe',
  ]);
  expect(pagesFor(ECO, [], PAGES)).toEqual([
    ['', 'Accueil d’Eco'],
    ['/equipe', 'L’équipe'],
  ]);
});
