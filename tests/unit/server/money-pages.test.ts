import { expect, test } from 'vitest';
import { frameOf } from '../../../src/server/describe-page.ts';
import { home, siteOf } from '../blocks/sample-site.ts';
import { renderPage } from './render-page.ts';

test.each([
  ['/services', true],
  ['/projets/decouverte-gabon/soutenir', false],
  ['/je-participe/projets/a-la-decouverte-du-gabon', false],
])(
  'whether a visitor is asked to edit %s: %s, and never a page of money',
  async (route, expected) => {
    const html = await renderPage(route, {});
    expect(/<a [^>]*href="[^"]*\/edit\/main\/content\/[^"]+"/.test(html)).toBe(expected);
  },
);

test('a link of the footer to a gift says to which project', () => {
  const page = home('/projets/fete');
  const card = { text: '', image: '', alt: '', action: { label: 'Faire un don', href: '/dons' } };
  const { manifest } = siteOf([{ ...page, frontmatter: { ...page.frontmatter, card } }]);
  const menus = { home: '/', header: [], footer: [], subsites: {} };
  expect(frameOf(manifest, 'fr', menus).actions).toEqual([
    { label: 'Faire un don\u00a0: Projet /projets/fete', href: '/dons' },
  ]);
});
